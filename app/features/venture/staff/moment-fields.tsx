import * as m from '#messages'
import { shanghaiClock, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { DateField, TextField } from '../../../ui/controls/text-field.tsx'
import { FieldPair } from './field-pair.tsx'

const words = {
  opens: { on: m.venture_staff_opens_on, time: m.venture_staff_opens_time },
  closes: { on: m.venture_staff_closes_on, time: m.venture_staff_closes_time },
  due: { on: m.venture_staff_due_on, time: m.venture_staff_due_time },
}

export type MomentFieldsProps = {
  name: keyof typeof words
  at: string | null
  typed: (name: string, stored: string) => string
  error: (name: string) => { error?: string }
}

/** A day and a time of day in China. */
export function MomentFields({ name, at, typed, error }: MomentFieldsProps) {
  const { on, time } = words[name]
  const moment = at ? new Date(at) : null
  return (
    <FieldPair>
      <DateField
        name={`${name}On`}
        label={on()}
        defaultValue={typed(`${name}On`, moment ? shanghaiDay(moment) : '')}
        {...error(`${name}On`)}
      />
      <TextField
        name={`${name}Time`}
        type="time"
        width={10}
        label={time()}
        defaultValue={typed(`${name}Time`, moment ? shanghaiClock(moment) : '')}
        {...error(`${name}Time`)}
      />
    </FieldPair>
  )
}
