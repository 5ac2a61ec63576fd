import { Form } from 'react-router'
import * as m from '#messages'
import type { MadeShare } from '../../../shared/contract/selftest.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shareDays } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Details } from '../../ui/details.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** What the page answers to the forms below: a link that was made, or why there is none. */
export type ShareAnswer = ActFailure | { isFailure: false; made: MadeShare | null }

export type ShareReportProps = {
  shares: { endsAt: string }[]
  answer: ShareAnswer | undefined
  /** Whether the links have just been ended. */
  isEnded: boolean
  /** What names the report in the form. */
  fields: Record<string, string>
}

/** Makes links to a report, and ends them; not printed. */
export function ShareReport({ shares, answer, isEnded, fields }: ShareReportProps) {
  const failure = answer?.isFailure ? answer : undefined
  const made = answer && !answer.isFailure ? answer.made : null
  const isOpen = answer !== undefined || isEnded
  return (
    <section className="no-print max-w-form">
      <Details title={m.selftest_share()} open={isOpen} lined>
        <div className="stack">
          <FailureSummary failure={failure} />
          {made && <Made made={made} />}
          {isEnded && !answer && <Notice kind="success" live title={m.selftest_share_ended()} />}
          <p>{m.selftest_share_text()}</p>
          <Form method="post" className="stack">
            <Hidden fields={fields} />
            <RadioGroup
              name="days"
              label={m.selftest_share_days()}
              options={shareDays.map((days) => ({
                value: String(days),
                label: m.selftest_share_days_one({ days }),
              }))}
              defaultValue={String(shareDays[0])}
            />
            <div>
              <Button name="intent" value="share">
                {m.selftest_share_make()}
              </Button>
            </div>
          </Form>
          <OpenShares shares={shares} fields={fields} />
        </div>
      </Details>
    </section>
  )
}

function Made({ made: { link, endsAt } }: { made: MadeShare }) {
  const locale = useLocale()
  return (
    <Notice
      kind="success"
      live
      answer={link}
      title={m.selftest_share_made({ day: datedText(endsAt, locale) })}
    >
      <p className="selftest-link">{link}</p>
      <CopyButton
        text={link}
        label={m.selftest_share_copy()}
        copiedText={m.selftest_share_copied()}
        failedText={m.selftest_share_not_copied()}
      />
    </Notice>
  )
}

function OpenShares({ shares, fields }: Pick<ShareReportProps, 'shares' | 'fields'>) {
  const locale = useLocale()
  const last = shares.at(-1)
  if (!last) return null
  return (
    <Form method="post" className="row">
      <Hidden fields={fields} />
      <span>{m.selftest_share_open({ count: shares.length, day: datedText(last.endsAt, locale) })}</span>
      <Button kind="danger" name="intent" value="unshare">
        {m.selftest_share_end()}
      </Button>
    </Form>
  )
}

function Hidden({ fields }: Pick<ShareReportProps, 'fields'>) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
