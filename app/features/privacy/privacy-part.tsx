import { Form } from 'react-router'
import * as m from '#messages'
import type { OwnConsent, OwnExport, PrivacyOverview } from '../../../shared/contract/privacy.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { bytesText } from '../../../shared/lib/text/bytes-text.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { leavingPage, privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { PostButton } from '../../ui/controls/post-button.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { DataViews } from './data-views.tsx'
import { DeletionView } from './deletion-view.tsx'
import { Leaving } from './leaving.tsx'
import { OwnerCode, OwnerProof } from './owner-proof.tsx'
import type { PrivacyAnswer, PrivacyData } from './privacy-act.ts'
import { documentNames, documentPurposes, exportStateWords, privacyProblem } from './privacy-words.ts'

export type PrivacyPartProps = { data: PrivacyData; answer: PrivacyAnswer | undefined }

/** What the portal knows about me: my consents, who looked, exporting it, and leaving. */
export function PrivacyPart({ data, answer }: PrivacyPartProps) {
  const locale = useLocale()
  const failure = answer?.isFailure ? answer : undefined
  const notice = <Outcome answer={answer} />
  if (data.view === 'consent') return <ConsentView text={data.text} />
  if (data.view === 'deletion') return <DeletionView {...data} failure={failure} notice={notice} />
  const { leaving } = data.mine
  return (
    <div className="stack stack-lg">
      <div className="stack">
        <Heading level={1} size="3xl" text={m.privacy_title()} />
        <p className="measure">{m.privacy_lead()}</p>
      </div>
      {notice}
      {leaving && (
        <Leaving leaving={leaving}>
          <Link href={leavingPage} alone>
            {m.privacy_leaving_look()}
          </Link>
        </Leaving>
      )}
      <Consents consents={data.mine.consents} />
      <DataViews {...data.dataViews} />
      <Exports mine={data.mine} failure={failure} locale={locale} />
      {!leaving && (
        <section className="stack measure" aria-labelledby="delete-title">
          <Heading level={2} size="xl" text={m.privacy_delete_title()} id="delete-title" />
          <p>{m.privacy_delete_lead({ days: privacyTerms.deletionDays })}</p>
          <p>
            <ButtonLink href={leavingPage}>{m.privacy_delete_look()}</ButtonLink>
          </p>
        </section>
      )}
    </div>
  )
}

function Outcome({ answer }: { answer: PrivacyAnswer | undefined }) {
  if (!answer) return null
  if (answer.isFailure) return <Notice kind="error" live answer={answer} title={privacyProblem(answer)} />
  if (answer.done === 'codeSent')
    return <Notice kind="success" live title={m.sign_in_sent_to({ phone: answer.phone })} />
  if (answer.done === 'exportWanted')
    return <Notice kind="success" live answer={answer} title={m.privacy_export_wanted()} />
  if (answer.done === 'kept')
    return (
      <Notice kind="success" live answer={answer} title={m.privacy_kept_title()}>
        <p>{m.privacy_kept_text()}</p>
      </Notice>
    )
  return (
    <Notice kind="success" live answer={answer} title={m.privacy_export_opened()}>
      <p>{m.privacy_export_opened_text({ minutes: privacyTerms.releaseMinutes })}</p>
      <PostButton kind="primary" action={answer.path}>
        {m.privacy_export_download()}
      </PostButton>
    </Notice>
  )
}

function Consents({ consents }: { consents: OwnConsent[] }) {
  const standing = [...new Set(consents.filter((one) => !one.withdrawnAt).map(({ document }) => document))]
  return (
    <section className="stack measure" aria-labelledby="consents-title">
      <Heading level={2} size="xl" text={m.privacy_consents_title()} id="consents-title" />
      <p>{consents.length === 0 ? m.privacy_consents_none() : m.privacy_consents_lead()}</p>
      <ul>
        {consents.map((consent) => (
          <li key={consent.consentId} className="account-row">
            <Consent consent={consent} />
          </li>
        ))}
      </ul>
      {standing.map((document) => (
        <Details key={document} title={m.privacy_withdraw_title({ document: documentNames[document]() })}>
          <Form method="post" className="stack">
            <input type="hidden" name="document" value={document} />
            <p>{m.privacy_withdraw_effect()}</p>
            <Button kind="danger" name="intent" value="withdraw">
              {m.privacy_withdraw_submit()}
            </Button>
          </Form>
        </Details>
      ))}
    </section>
  )
}

function Consent({ consent }: { consent: OwnConsent }) {
  const locale = useLocale()
  const { document, version, givenAt, withdrawnAt, consentId } = consent
  const name = documentNames[document]()
  return (
    <>
      <span>
        <span className="font-bold">
          {name} · {m.privacy_consent_version({ version })}
        </span>
        <span className="block text-ink-2">{documentPurposes[document]()}</span>
        <span className="block text-ink-2">
          {m.privacy_consent_given({ time: instantText(givenAt, locale) })}
          {withdrawnAt && ` · ${m.privacy_consent_withdrawn({ time: instantText(withdrawnAt, locale) })}`}
        </span>
        <Link href={`${accountHref('privacy', locale)}&consent=${consentId}`} alone>
          {m.privacy_consent_read({ document: name, version })}
        </Link>
      </span>
      <StatusTag tone={withdrawnAt ? 'plain' : 'green'}>
        {withdrawnAt ? m.privacy_consent_ended() : m.privacy_consent_stands()}
      </StatusTag>
    </>
  )
}

type ExportsProps = { mine: PrivacyOverview; failure: ActFailure | undefined; locale: Locale }

function Exports({ mine, failure, locale }: ExportsProps) {
  const isReady = mine.exports.some(({ state }) => state === 'ready')
  return (
    <section className="stack measure" aria-labelledby="export-title">
      <Heading level={2} size="xl" text={m.privacy_export_title()} id="export-title" />
      <p>{m.privacy_export_lead({ hours: privacyTerms.exportHours })}</p>
      {isReady && mine.proof !== 'proven' && <p>{m.privacy_proof_needed()}</p>}
      {isReady && <OwnerProof proof={mine.proof} purpose="export" />}
      <ul>
        {mine.exports.map((one) => (
          <li key={one.exportId} className="account-row">
            <ExportRow one={one} mine={mine} failure={failure} locale={locale} />
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button name="intent" value="export">
          {m.privacy_export_submit()}
        </Button>
      </Form>
    </section>
  )
}

function ExportRow({ one, mine, failure, locale }: ExportsProps & { one: OwnExport }) {
  const isMine = failure?.values.exportId?.[0] === one.exportId
  const { text, tone } = exportStateWords[one.state]
  return (
    <>
      <span>
        <span className="block">
          {m.privacy_export_requested({ time: instantText(one.requestedAt, locale) })}
        </span>
        {one.state === 'ready' && one.expiresAt && (
          <span className="block text-ink-2">
            {m.privacy_export_until({
              time: instantText(one.expiresAt, locale),
              size: bytesText(one.bytes ?? 0),
            })}
          </span>
        )}
      </span>
      {one.state === 'ready' && mine.proof !== 'secondFactor' ? (
        <Form method="post" noValidate className="stack">
          <input type="hidden" name="exportId" value={one.exportId} />
          <OwnerCode
            proof={mine.proof}
            id={`code-${one.exportId}`}
            error={isMine ? failure.fields.code : undefined}
          />
          <Button kind="primary" name="intent" value="open">
            {m.privacy_export_open()}
          </Button>
        </Form>
      ) : (
        <StatusTag tone={tone}>{text()}</StatusTag>
      )}
    </>
  )
}

function ConsentView({ text }: { text: Extract<PrivacyData, { view: 'consent' }>['text'] }) {
  const locale = useLocale()
  return (
    <div className="stack stack-lg">
      <p>
        <Link href={accountHref('privacy', locale)} alone>
          {m.privacy_consent_back()}
        </Link>
      </p>
      <Heading level={1} size="3xl" text={text.title} />
      <p className="text-ink-2">{m.privacy_consent_version({ version: text.version })}</p>
      <Prose html={text.body} lang={text.language === 'zh' ? 'zh-CN' : 'en'} />
    </div>
  )
}
