import * as m from '#messages'
import { type SelftestUse, selftestUses } from '../../../shared/rules/selftest/selftest-facets.ts'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'

const useWords = { maturity: m.selftest_plan_maturity, service: m.selftest_plan_service }

type WhichTestProps = { use: SelftestUse; pathOf: (use: SelftestUse) => string }

/** Leads from a team's page on one self-test to the same page on the other. */
export function WhichTest({ use, pathOf }: WhichTestProps) {
  return (
    <ChoiceLinks
      label={m.selftest_plan_which()}
      items={selftestUses.map((one) => ({
        key: one,
        text: useWords[one](),
        href: pathOf(one),
        isChosen: one === use,
      }))}
    />
  )
}
