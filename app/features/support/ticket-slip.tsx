import * as m from '#messages'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { useShownAnswer } from '../../ui/use-shown-answer.ts'

export type TicketSlipProps = { reference: string; code: string; dueOn: string; isContacted: boolean }

/** Number and code of the ticket just sent, and when it will be answered. */
export function TicketSlip({ reference, code, dueOn, isContacted }: TicketSlipProps) {
  const locale = useLocale()
  const shown = useShownAnswer<HTMLParagraphElement>(reference)
  return (
    <>
      <p className="text-lg measure" role="status" {...shown}>
        {m.feedback_sent_lead({ day: dayText(dueOn, locale) })}
        {isContacted && ` ${m.feedback_sent_contacted()}`}
      </p>
      <dl className="ticket-slip">
        <div>
          <dt>{m.feedback_sent_number()}</dt>
          <dd>
            <KeptText text={reference} />
          </dd>
        </div>
        <div>
          <dt>{m.feedback_sent_code()}</dt>
          <dd>
            <KeptText text={code} />
          </dd>
        </div>
      </dl>
      <Notice kind="warning" title={m.feedback_sent_code_note()} />
      <div className="button-row">
        <CopyButton
          text={m.feedback_sent_pair({ reference, code })}
          label={m.feedback_sent_copy()}
          copiedText={m.feedback_copied()}
          failedText={m.feedback_copy_failed()}
        />
        <ButtonLink kind="primary" href={`/feedback/ticket/${reference}`}>
          {m.feedback_sent_follow()}
        </ButtonLink>
      </div>
    </>
  )
}
