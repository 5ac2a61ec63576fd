import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type FieldBase, Fieldset } from './field.tsx'

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
}

/** A single checkbox whose whole row can be pressed, such as a consent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export type Option = {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type GroupProps = FieldBase & {
  name: string
  /** The id of the group and stem of its options' ids; by default the name. */
  id?: string
  options: Option[]
  /** Side by side where there is room; for two or three short answers. */
  inline?: boolean
  required?: boolean
}

export type RadioGroupProps = GroupProps & {
  defaultValue?: string
  onChoose?: (value: string) => void
}

/** One answer out of a few. Nothing is preselected except an earlier choice. */
export function RadioGroup({ defaultValue, onChoose, ...group }: RadioGroupProps) {
  return (
    <Group {...group}>
      {(option, id) => (
        <Choice
          key={option.value}
          id={id}
          {...option}
          type="radio"
          name={group.name}
          required={group.required}
          defaultChecked={option.value === defaultValue}
          onChange={onChoose && (() => onChoose(option.value))}
        />
      )}
    </Group>
  )
}

export type CheckboxGroupProps = GroupProps & {
  defaultValues?: readonly string[]
  onChoose?: (value: string, checked: boolean) => void
}

/** Any number of answers; each is sent under the same name. */
export function CheckboxGroup({ defaultValues = [], onChoose, ...group }: CheckboxGroupProps) {
  return (
    <Group {...group}>
      {(option, id) => (
        <Choice
          key={option.value}
          id={id}
          {...option}
          type="checkbox"
          name={group.name}
          defaultChecked={defaultValues.includes(option.value)}
          onChange={onChoose && ((event) => onChoose(option.value, event.currentTarget.checked))}
        />
      )}
    </Group>
  )
}

type GroupFrameProps = GroupProps & { children: (option: Option, id: string) => ReactNode }

function Group(props: GroupFrameProps) {
  const { name, id = name, options, inline, label, hint, error, optional, large, children } = props
  return (
    <Fieldset id={id} {...{ label, hint, error, optional, large }}>
      <div className={classNames(inline && 'choices-inline')}>
        {options.map((option, index) => children(option, `${id}-${index + 1}`))}
      </div>
    </Fieldset>
  )
}

function Choice({ id, label, hint, className, ...input }: ChoiceProps & { type: 'radio' | 'checkbox' }) {
  return (
    <label className={classNames('choice', className)} htmlFor={id}>
      <input
        {...input}
        id={id}
        className="choice-box"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span className="choice-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
