import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { debounce } from '../../../shared/lib/debounce.ts'
import { Button } from './button.tsx'
import { FacetGroup } from './facets.tsx'

type Facet = {
  name: string
  title: string
  /** Whether its values are shown from the start. */
  isOpen: boolean
  options: { value: string; label: string; count: number; checked: boolean }[]
}

type FormProps = {
  ref: Ref<HTMLFormElement>
  method: 'get'
  action: string
  preventScrollReset: boolean
  'aria-label': string
  children: ReactNode
}

export type FilterFormProps = {
  /** The router's form, so that the list changes without a page load. */
  form: ComponentType<FormProps>
  /** The query of the address, which the ticked boxes follow. */
  search: string
  /** The path of the list. */
  path: string
  title: string
  buttonText: string
  /** The other parameters of the address, for example the search words. */
  kept: Record<string, string | null>
  facets: Facet[]
}

/** The filters of a list: a form that reloads the list by its button or, with script, on each choice. */
export function FilterForm(props: FilterFormProps) {
  const { form: Form, search, path, title, buttonText, kept, facets } = props
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDetailsElement>(null)
  // A link may have removed a ticked value: the boxes are reset to the address before the next one can be
  // ticked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the address
  useLayoutEffect(() => form.current?.reset(), [search])
  useEffect(() => {
    // In browsers whose style sheet cannot show the content of closed details, they are opened where there is
    // room.
    if (CSS.supports('selector(::details-content)') || !box.current) return
    box.current.open = matchMedia('(min-width: 64rem)').matches
  }, [])
  // Ticking several boxes in a row loads one list.
  const submitSoon = useMemo(() => debounce(() => form.current?.requestSubmit()), [])
  useEffect(() => submitSoon.cancel, [submitSoon])
  return (
    <details ref={box} className="details filter-form">
      <summary>{title}</summary>
      <Form ref={form} method="get" action={path} preventScrollReset aria-label={title}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {facets.map(({ name, title: facetTitle, isOpen, options }) => (
          <FacetGroup
            key={name}
            title={facetTitle}
            name={name}
            open={isOpen}
            onChoose={submitSoon}
            options={options}
          />
        ))}
        <div className="filter-form-button">
          <Button wide>{buttonText}</Button>
        </div>
      </Form>
    </details>
  )
}
