import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldBase } from './field.tsx'

/** The expected length of an answer in Latin characters, shown by the width of its box. */
export type InputWidth = 5 | 10 | 20

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'width'> &
  FieldBase & {
    name: string
    width?: InputWidth
    ref?: Ref<HTMLInputElement>
  }

/** One line of text. `id` defaults to the name. Any text-like `type` works: tel, email, search, password. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, large, width, id = props.name, className, ...input } = props
  return (
    <Field id={id} {...{ label, hint, error, optional, large }}>
      {(aria) => <input type="text" {...input} {...aria} className={inputClass(width, className)} />}
    </Field>
  )
}

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'width'>

/** A day, in the browser's own picker; the value is `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" width={10} />
}

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'width'> &
  FieldBase & {
    name: string
    width?: InputWidth
    /** The `<option>`s. */
    children: ReactNode
    ref?: Ref<HTMLSelectElement>
  }

/** One of many known answers. Up to seven of them are better as radios. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, large, width, id = props.name, className, ...select } = props
  return (
    <Field id={id} {...{ label, hint, error, optional, large }}>
      {(aria) => <select {...select} {...aria} className={inputClass(width, className)} />}
    </Field>
  )
}

function inputClass(width?: InputWidth, className?: string): string {
  return classNames('input', width && `input-w${width}`, className)
}
