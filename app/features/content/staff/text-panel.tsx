import type { ReactNode } from 'react'
import * as m from '#messages'
import type { ContentDetail, ContentTextStates } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { ContentMove } from '../../../../shared/rules/content/content-states.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { languageName, moveWords, stateText, toneOf } from './collection-words.ts'
import { MissedNotice } from './lists/missed-notice.tsx'
import { recordPath } from './record-actions.ts'
import { ShownFirst } from './shown-first.tsx'

export type TextPanelProps = {
  record: ContentDetail
  /** Its current state, which autosaving may have changed since the page loaded. */
  text: ContentTextStates[Locale]
  language: Locale
  /** The typed time of a schedule, and what is wrong with it. */
  publishAt?: string
  publishAtError?: string
  /** The same of a reason for which it is sent back. */
  because?: string
  becauseError?: string
}

/** The state of a text, and what can be done with it: every button first saves what is typed. */
export function TextPanel(props: TextPanelProps) {
  const { record, text, language } = props
  const locale = useLocale()
  const at = (iso: string) => instantText(iso, locale)
  const versions = `${recordPath(record, locale)}/versions?language=${language}`
  return (
    <div className="text-panel stack">
      <p className="row">
        <StatusTag tone={toneOf(text)}>{stateText(text)}</StatusTag>
        {text.publishedAt && text.isLive && (
          <span>{m.collections_published_at({ time: at(text.publishedAt) })}</span>
        )}
        {text.publishAt && <span>{m.collections_publish_at({ time: at(text.publishAt) })}</span>}
        <span className="text-ink-2">
          {text.updatedBy
            ? m.collections_changed_by({ time: at(text.updatedAt), name: text.updatedBy })
            : m.collections_changed({ time: at(text.updatedAt) })}
        </span>
        <Link alone href={versions}>
          {m.collections_versions()}
        </Link>
      </p>
      <ShownFirst collection={record.collection} text={text} />
      {text.missed && <MissedNotice missed={text.missed} />}
      {text.isStale && (
        <Notice
          kind="warning"
          title={m.collections_stale_title({ language: languageName(record.sourceLanguage) })}
        >
          <p>{m.collections_stale_text()}</p>
          <Button name="intent" value={`confirm.${language}`}>
            {m.collections_stale_confirm()}
          </Button>
        </Notice>
      )}
      <Moves {...props} />
    </div>
  )
}

/** Moves that lead to readers are shown, the others are behind one press. */
function Moves(props: TextPanelProps) {
  const { record, text, language, publishAt = '', publishAtError } = props
  const { moves, state } = text
  const name = languageName(language)
  const has = (move: ContentMove) => moves.includes(move)
  const needsReview = record.isReviewNeeded && (state === 'draft' || state === 'withdrawn')
  const canPublish = has('publish') && !needsReview
  const button = (move: ContentMove, kind?: 'quiet' | 'danger') => (
    <Button key={move} name="intent" value={`${move}.${language}`} {...(kind && { kind })}>
      {moveWords[move]()}
      <span className="hidden-visually"> {name}</span>
    </Button>
  )
  // What a team may have proposed goes back to it, with a reason.
  const isSentOut =
    record.collection === 'volunteerActivities' &&
    has('sendBack') &&
    language === record.sourceLanguage &&
    !text.isLive
  const quiet = (['sendBack', 'unschedule', 'withdraw'] as const).filter(has)
  return (
    <>
      {needsReview && <p className="text-ink-2">{m.collections_review_first()}</p>}
      <ButtonRow>
        {canPublish && button('publish')}
        {has('submit') && (needsReview || !canPublish) && button('submit')}
        {quiet.filter((move) => !isSentOut || move !== 'sendBack').map((move) => button(move, 'quiet'))}
      </ButtonRow>
      {isSentOut && <SendBack {...props}>{button('sendBack', 'quiet')}</SendBack>}
      {canPublish && (
        <Details title={m.collections_later({ language: name })} open={publishAtError !== undefined}>
          <div className="stack">
            <TextField
              type="datetime-local"
              name={`publishAt.${language}`}
              id={`publishAt.${language}`}
              label={m.collections_publish_time({ language: name })}
              hint={m.collections_publish_time_hint()}
              optional
              defaultValue={publishAt}
              min={`${shanghaiDay(new Date(record.updatedAt))}T00:00`}
              {...(publishAtError && { error: publishAtError })}
            />
            <ButtonRow>
              {button('schedule')}
              {has('submit') && !needsReview && button('submit', 'quiet')}
            </ButtonRow>
          </div>
        </Details>
      )}
    </>
  )
}

function SendBack({
  language,
  because = '',
  becauseError,
  children,
}: TextPanelProps & { children: ReactNode }) {
  const name = `because.${language}`
  return (
    <Details title={m.collections_move_send_back()} open={becauseError !== undefined}>
      <div className="stack">
        <TextArea
          name={name}
          id={name}
          rows={3}
          limit={600}
          countText={leftText}
          optional
          label={m.collections_send_back_because()}
          hint={m.collections_send_back_because_hint()}
          defaultValue={because}
          error={becauseError}
        />
        <ButtonRow>{children}</ButtonRow>
      </div>
    </Details>
  )
}
