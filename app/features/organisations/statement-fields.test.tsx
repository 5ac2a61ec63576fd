import { expect, it } from 'vitest'
import * as m from '#messages'
import { drawn } from '../../../tests/support/drawn.tsx'
import { makeCreditCode } from '../../../tests/support/world/make-credit-code.ts'
import { entityText } from './entity-words.ts'
import { StatementFields } from './statement-fields.tsx'

function fieldsWith(values: Record<string, string>): string {
  return drawn(
    <StatementFields
      fields={['entityType', 'creditCode']}
      tier="organisation"
      values={values}
      papers={null}
      failure={undefined}
    />,
  )
}

const warning = m.verification_other_type_warning({ type: entityText('association'), beginning: '51' })
const codeOfFoundation = makeCreditCode()

it.each([
  ['begins otherwise', 'association', codeOfFoundation, true],
  ['begins as its own', 'foundation', codeOfFoundation, false],
  ['is not whole', 'association', '5344', false],
  ['stands beside none', '', codeOfFoundation, false],
])('of a code beside a legal form: one that %s', (_what, entityType, creditCode, isTold) => {
  expect(fieldsWith({ entityType, creditCode }).includes(warning)).toBe(isTold)
})
