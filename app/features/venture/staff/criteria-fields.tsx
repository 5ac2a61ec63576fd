import * as m from '#messages'
import type { VentureRound } from '../../../../shared/contract/venture.staff.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FieldPair } from './field-pair.tsx'
import type { typedIn } from './typed-in.ts'

type Stored = VentureRound['criteria'][number]
type FieldsProps = { criteria: Stored[] } & ReturnType<typeof typedIn>

const moreRows = 2
const mostRows = 20

/** The criteria with a few empty rows after them, so that the form needs no script. */
export function CriteriaFields({ criteria, typed, error, values }: FieldsProps) {
  const filled = values ? (values.criterion?.length ?? 0) : criteria.length
  const rows = Math.min(filled + (values ? 0 : moreRows), mostRows)
  return (
    <section className="stack">
      <Heading level={2} text={m.venture_staff_criteria()} />
      <p className="measure">{m.venture_staff_criteria_lead()}</p>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
        <Row key={at} at={at} stored={criteria[at]} {...{ typed, error, values }} />
      ))}
    </section>
  )
}

type RowProps = Omit<FieldsProps, 'criteria'> & { at: number; stored: Stored | undefined }

function Row({ at, stored, typed, error, values }: RowProps) {
  const nameOf = (part: string) => `criteria.${at}.${part}`
  const field = (part: string, value: string) => ({
    name: nameOf(part),
    defaultValue: typed(nameOf(part), value),
    ...error(nameOf(part)),
  })
  const count = (part: string, value: number | undefined, usual: number) => ({
    ...field(part, String(value ?? usual)),
    width: 5 as const,
    inputMode: 'numeric' as const,
  })
  const isTicked = (part: string, held: boolean) => (values ? values[nameOf(part)] !== undefined : held)
  const place = at + 1
  return (
    <fieldset className="stack">
      <legend className="font-bold">
        {stored ? m.venture_staff_criterion({ place }) : m.venture_staff_criterion_new({ place })}
      </legend>
      <input type="hidden" name="criterion" value={at} />
      <input type="hidden" name={nameOf('key')} value={typed(nameOf('key'), stored?.key ?? '')} />
      <FieldPair>
        <TextField
          {...field('label.zh', stored?.label.zh ?? '')}
          lang="zh-CN"
          label={m.venture_staff_label_zh()}
        />
        <TextField
          {...field('label.en', stored?.label.en ?? '')}
          lang="en"
          label={m.venture_staff_label_en()}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field('hint.zh', stored?.hint.zh ?? '')}
          lang="zh-CN"
          label={m.venture_staff_hint_zh()}
          optional={m.field_optional()}
        />
        <TextField
          {...field('hint.en', stored?.hint.en ?? '')}
          lang="en"
          label={m.venture_staff_hint_en()}
          optional={m.field_optional()}
        />
      </FieldPair>
      <div className="row">
        <div>
          <TextField {...count('weight', stored?.weight, 1)} label={m.venture_staff_weight()} />
        </div>
        <div>
          <TextField {...count('low', stored?.low, 0)} label={m.venture_staff_low()} />
        </div>
        <div>
          <TextField {...count('high', stored?.high, 10)} label={m.venture_staff_high()} />
        </div>
      </div>
      <div className="row">
        <Checkbox
          id={nameOf('isRequired')}
          name={nameOf('isRequired')}
          label={m.venture_staff_required()}
          defaultChecked={isTicked('isRequired', stored?.isRequired ?? true)}
        />
        <Checkbox
          id={nameOf('isCounted')}
          name={nameOf('isCounted')}
          label={m.venture_staff_counted()}
          defaultChecked={isTicked('isCounted', stored?.isCounted ?? true)}
        />
      </div>
    </fieldset>
  )
}
