import type { AccessStatement } from '../../../../shared/contract/access.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { accessAspects } from '../../../../shared/rules/accessibility.ts'
import type { CallContext } from '../../../context.ts'
import { aspectName, basisText, findingText } from './access-words.ts'
import { findStatement, type StatementRow } from './statement.queries.ts'

/** A tool's accessibility statement; null where nobody has assessed it. */
export async function statementOfTool(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  tool: number,
): Promise<AccessStatement | null> {
  const row = await findStatement(db, tool, locale)
  return row ? presentStatement(row, locale) : null
}

export function presentStatement(
  { number, language, values }: StatementRow,
  locale: Locale,
): AccessStatement {
  const { accessBasis: basis } = values
  return {
    statementID: String(number),
    language,
    findings: accessAspects.map((aspect) => {
      const finding = values[aspect]
      return { aspect, finding, name: aspectName(aspect, locale), text: findingText(finding, locale) }
    }),
    barriers: values.barriers,
    advice: values.advice,
    basis,
    basisText: basisText(basis, locale),
    checkedOn: values.checkedOn,
    source: values.source,
  }
}
