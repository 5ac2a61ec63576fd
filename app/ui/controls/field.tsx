import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useUiWords } from '../ui-words.tsx'

/** What all form fields have in common. Fields are required unless `optional`: no asterisks. */
export type FieldBase = {
  label: ReactNode
  /** Help for answering, above the box so that it stays readable while typing. */
  hint?: ReactNode
  /** What is wrong and how to mend it, in the words of the error summary. */
  error?: string
  /** Or a text of its own, for example a deadline. */
  optional?: boolean | string
  /** The label is the page's only question, set large. */
  large?: boolean
}

/** The attributes that tie a field's control to label, hint and error. */
export type FieldAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldBase & {
  id: string
  /** Ids of further texts that describe the control. */
  describedBy?: string
  children: (aria: FieldAria) => ReactNode
}

/** Label, hint, error and one control: `<Field id label>{(aria) => <input {...aria} />}</Field>`. */
export function Field({ id, describedBy, children, ...base }: FieldProps) {
  return (
    <div className="field" data-invalid={base.error ? '' : undefined}>
      <label className={labelClass(base)} htmlFor={id}>
        {base.label}
        {base.optional && <Optional words={base.optional} />}
      </label>
      <FieldNotes id={id} hint={base.hint} error={base.error} />
      <div className="field-body">{children(fieldAria(id, base, describedBy))}</div>
    </div>
  )
}

export type FieldsetProps = FieldBase & {
  id: string
  /** Has the focus when the page loads, also without script. */
  autoFocus?: boolean
  children: ReactNode
}

/** Several controls under one question: radios, checkboxes, an address. */
export function Fieldset({ id, autoFocus, children, ...base }: FieldsetProps) {
  const aria = fieldAria(id, base)
  return (
    <fieldset
      className="field"
      id={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a newly reached step, named and explained by its group
      autoFocus={autoFocus}
      aria-describedby={aria['aria-describedby']}
      data-invalid={base.error ? '' : undefined}
    >
      <legend className={labelClass(base)}>
        {base.label}
        {base.optional && <Optional words={base.optional} />}
      </legend>
      <FieldNotes id={id} hint={base.hint} error={base.error} />
      <div className="field-body">{children}</div>
    </fieldset>
  )
}

type FieldNotesProps = { id: string; hint?: ReactNode; error?: string }

function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </>
  )
}

function FieldError({ id, text }: { id: string; text: string }) {
  const { errorPrefix } = useUiWords()
  return (
    <p className="field-error" id={id}>
      <Icon name="error" />
      <span>
        {errorPrefix}
        {text}
      </span>
    </p>
  )
}

function Optional({ words }: { words: string | true }) {
  const { optional } = useUiWords()
  return <span className="field-optional">{words === true ? optional : words}</span>
}

function fieldAria(id: string, { hint, error }: FieldBase, describedBy?: string): FieldAria {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean)
  return {
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

function labelClass({ large }: FieldBase): string {
  return large ? 'field-label field-label-large' : 'field-label'
}
