import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldBase } from './field.tsx'

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldBase & {
    name: string
    /** The maximum number of characters. Typing beyond it is allowed and reported; nothing is cut off. */
    limit?: number
    /** Says how many are written of how many; `left` is below zero if too many. Required with `limit`. */
    countText?: (left: number, limit: number) => string
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text that grow with their content, with a counter if there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, large, limit, countText, id = props.name, className, ...rest } = props
  const [length, setLength] = useState(characters(String(rest.value ?? rest.defaultValue ?? '')))
  const count = limit !== undefined && countText ? countText(limit - length, limit) : undefined
  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(characters(event.currentTarget.value))
    rest.onChange?.(event)
  }
  return (
    <Field id={id} describedBy={count && `${id}-count`} {...{ label, hint, error, optional, large }}>
      {(aria) => (
        <>
          <textarea
            rows={5}
            {...rest}
            {...aria}
            onChange={onChange}
            className={classNames('input', className)}
          />
          {count && <Count id={`${id}-count`} text={count} over={length > (limit ?? 0)} />}
        </>
      )}
    </Field>
  )
}

/** Visible at once, announced only when the writer pauses: a message per keystroke would be too much. */
export function Count({ id, text, over }: { id: string; text: string; over: boolean }) {
  const [spoken, setSpoken] = useState('')
  const [first] = useState(text)
  useEffect(() => {
    if (text === first) return
    const timer = setTimeout(() => setSpoken(text), 1000)
    return () => clearTimeout(timer)
  }, [text, first])
  return (
    <>
      <p className="field-count" id={id} data-over={over ? '' : undefined}>
        {text}
      </p>
      <span className="hidden-visually" aria-live="polite">
        {spoken}
      </span>
    </>
  )
}

/** Counted as readers do: a Han character or an emoji is one. */
function characters(text: string): number {
  return Array.from(text).length
}
