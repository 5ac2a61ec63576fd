import { Form } from 'react-router'
import * as m from '#messages'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import type { DeliberationPageProps } from './deliberation-page.tsx'
import { proofIn } from './proof-in.tsx'

/** Where the round is, and the one step that leads on. */
export function DeliberationState({ deliberation, me, formKey, failure }: DeliberationPageProps) {
  const { round } = deliberation
  const isRanked = deliberation.judging !== null
  const locale = useLocale()
  const proof = proofIn({ me, failure })
  const hidden = (
    <>
      <input type="hidden" name="version" value={round.version} />
      <input type="hidden" name="idempotencyKey" value={`round-${formKey}`} />
    </>
  )
  if (round.publishedAt) {
    const { open, late, unsettled } = round.objections
    return (
      <>
        <Notice
          kind="success"
          title={m.venture_published_at({ time: instantText(round.publishedAt, locale) })}
        />
        {open > 0 && (
          <Notice kind={late > 0 ? 'warning' : 'info'} title={m.venture_objections_open({ count: open })}>
            {late > 0 && <p>{m.venture_objections_late({ count: late })}</p>}
          </Notice>
        )}
        {unsettled > 0 && (
          <Notice kind="warning" title={m.venture_objections_unsettled({ count: unsettled })} />
        )}
      </>
    )
  }
  if (round.state === 'reviewing')
    return (
      <Form method="post" className="stack max-w-form">
        {hidden}
        <p className="measure">{m.venture_deliberate_text()}</p>
        {round.counts.left > 0 && (
          <Notice kind="warning" title={m.venture_lacks_check({ count: round.counts.left })}>
            <Link alone href={`/staff/venture/rounds/${round.roundId}/entries`}>
              {m.venture_staff_see_entries()}
            </Link>
          </Notice>
        )}
        {proof('deliberate')}
        <ButtonRow>
          <Button kind="primary" name="intent" value="deliberate">
            {m.venture_deliberate()}
          </Button>
        </ButtonRow>
      </Form>
    )
  if (round.state !== 'deliberating')
    return (
      <Notice title={m.venture_deliberation_not_yet()}>
        <p>{m.venture_deliberation_then()}</p>
      </Notice>
    )
  if (round.isPublishing) return <Notice live title={m.venture_publishing()} />
  if (!isRanked) return <Notice live title={m.venture_ranking_pending()} />
  const { all, undecided, proposed, unspoken, left } = round.counts
  const isReady = undecided + proposed + unspoken + left === 0
  if (!isReady && !round.askedBy) return <Lacks round={round} />
  return (
    <Form method="post" className="stack max-w-form">
      {hidden}
      {!isReady && <Lacks round={round} />}
      <p className="measure">
        {round.askedBy ? m.venture_publish_asked({ name: round.askedBy }) : asksFor(all)}
      </p>
      {round.isAskedByMe ? <p className="text-ink-2">{m.venture_publish_mine()}</p> : proof('publish')}
      <ButtonRow>
        {isReady && !round.isAskedByMe && (
          <Button kind="primary" name="intent" value="publish">
            {round.askedBy ? m.venture_publish_confirm() : m.venture_publish_ask()}
          </Button>
        )}
        {round.askedBy && (
          <Button name="intent" value="holdPublish">
            {m.venture_publish_hold()}
          </Button>
        )}
      </ButtonRow>
      {round.isAskedByMe && proof('holdPublish')}
    </Form>
  )
}

const asksFor = (entries: number) => (entries > 0 ? m.venture_publish_text() : m.venture_publish_empty())

/** What keeps a round from being published. */
function Lacks({ round }: Pick<DeliberationPageProps['deliberation'], 'round'>) {
  const { undecided, proposed, unspoken, left } = round.counts
  return (
    <Notice title={m.venture_publish_lacks()}>
      <ul className="list-disc ps-6">
        {undecided > 0 && <li>{m.venture_lacks_undecided({ count: undecided })}</li>}
        {proposed > 0 && <li>{m.venture_lacks_proposed({ count: proposed })}</li>}
        {unspoken > 0 && <li>{m.venture_lacks_unspoken({ count: unspoken })}</li>}
        {left > 0 && (
          <li>
            <Link href={`/staff/venture/rounds/${round.roundId}/entries`}>
              {m.venture_lacks_result({ count: left })}
            </Link>
          </li>
        )}
      </ul>
    </Notice>
  )
}
