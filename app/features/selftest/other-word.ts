import * as m from '#messages'
import { words as otherWords } from '#words/selftest_other'
import type { SelftestKind } from '../../../shared/rules/selftest/selftest-facets.ts'

/** An answer that every question has, in words; a number as it is. */
export function otherWord({ kind }: { kind: SelftestKind }, value: string): string {
  if (kind === 'evidence' && value === 'none') return m.selftest_no_link()
  return (otherWords as Record<string, () => string>)[value]?.() ?? value
}
