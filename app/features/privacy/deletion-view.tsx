import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { DeletionPreview, PrivacyOverview } from '../../../shared/contract/privacy.ts'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { superAdminHref } from '../../api/pages/super-admin-href.ts'
import { KeepingApplication } from '../../api/parts/keeping-application.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Leaving } from './leaving.tsx'
import { OwnerCode, OwnerProof } from './owner-proof.tsx'
import { goesWords, type Obstacle, obstacleWords, staysWords } from './privacy-words.ts'

export type DeletionViewProps = {
  mine: PrivacyOverview
  preview: DeletionPreview
  failure: ActFailure | undefined
  notice: ReactNode
}

/** What is deleted with the account and what stays, and the form that starts the countdown. */
export function DeletionView({ mine, preview, failure, notice }: DeletionViewProps) {
  const locale = useLocale()
  const { goes, stays, obstacles } = preview
  const { leaving } = mine
  return (
    <div className="stack stack-lg">
      <p>
        <Link href={accountHref('privacy', locale)} alone>
          {m.privacy_consent_back()}
        </Link>
      </p>
      <div className="stack">
        <Heading level={1} size="3xl" text={m.privacy_delete_page()} />
        {!leaving && <p className="measure">{m.privacy_delete_lead({ days: privacyTerms.deletionDays })}</p>}
      </div>
      {notice}
      {leaving && <Leaving leaving={leaving} />}
      {obstacles.length > 0 && (
        <Notice kind="warning" title={m.privacy_delete_obstacles()}>
          <ul className="stack">
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.kind} ${obstacle.id}`}>
                <ToSettle obstacle={obstacle} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Listed
        title={m.privacy_delete_goes()}
        rows={goes.map(({ part, count }) => ({ text: goesWords[part](), count }))}
      />
      <Listed
        title={m.privacy_delete_stays()}
        rows={stays.map(({ part, count }) => ({ text: staysWords[part](), count }))}
      />
      {!leaving && obstacles.length === 0 && (
        <section className="stack measure" aria-labelledby="leave-title">
          <Heading level={2} size="xl" text={m.privacy_delete_title()} id="leave-title" />
          <p>{m.privacy_delete_agree({ days: privacyTerms.deletionDays })}</p>
          <OwnerProof proof={mine.proof} purpose="deletion" />
          {mine.proof !== 'secondFactor' && (
            <Form method="post" noValidate className="stack max-w-form">
              <OwnerCode proof={mine.proof} id="leave-code" error={failure?.fields.code} />
              <Button kind="danger" name="intent" value="delete">
                {m.privacy_delete_submit()}
              </Button>
            </Form>
          )}
        </section>
      )}
    </div>
  )
}

function ToSettle({ obstacle }: { obstacle: Obstacle }) {
  const locale = useLocale()
  const { kind, id, name, superAdmin, application } = obstacle
  if (kind === 'application') {
    if (!application || !id) return null
    const { otherTeam, endedBy } = application
    return (
      <KeepingApplication
        application={{ applicationId: id, reference: name, endedBy }}
        otherTeam={otherTeam}
      />
    )
  }
  return (
    <>
      {obstacleWords[kind]({ name })}
      {superAdmin && id && (
        <Link href={superAdminHref(id, superAdmin, locale)} className="block" alone>
          {superAdmin.by === 'change'
            ? m.privacy_obstacle_change_action()
            : m.privacy_obstacle_hand_over_action()}
        </Link>
      )}
    </>
  )
}

function Listed({ title, rows }: { title: string; rows: { text: string; count: number }[] }) {
  if (rows.length === 0) return null
  return (
    <section className="stack measure">
      <Heading level={2} size="xl" text={title} />
      <ul>
        {rows.map(({ text, count }) => (
          <li key={text} className="account-row">
            <span>{text}</span>
            <span className="text-ink-2">{m.privacy_delete_count({ count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
