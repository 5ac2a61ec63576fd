import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldBase } from './field.tsx'

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldBase & {
    name: string
    /** The most characters that the server takes. Typing beyond is allowed and said, nothing is cut off. */
    limit?: number
    /** Says what is left or too many; `left` is below zero when too many. Needed with `limit`. */
    countText?: (left: number) => string
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text, growing with what is written, with a counter when there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, large, limit, countText, id = props.name, className, ...rest } = props
  const [length, setLength] = useState(characters(String(rest.value ?? rest.defaultValue ?? '')))
  const count = limit !== undefined && countText ? countText(limit - length) : undefined
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

/** Seen at once, spoken only when the writer rests: a word per keystroke would drown the typing. */
function Count({ id, text, over }: { id: string; text: string; over: boolean }) {
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

/** Counted as readers count: a Han character or an emoji is one. */
function characters(text: string): number {
  return Array.from(text).length
}
