import * as m from '#messages'
import { words as documentWords } from '#words/certificates_document'
import { words as showsWords } from '#words/certificates_shows'
import type { HeldCertificate } from '../../../../shared/contract/volunteers/certificates.ts'
import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { useConfig, useSiteName } from '../../../api/pages/site-name.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { PrintButton } from '../../../ui/controls/print-button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Logo } from '../../../ui/joint/pictures.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { shiftText } from '../shift-text.ts'
import { endedWords } from './certificate-words.ts'

export type CertificatePageProps = { certificate: HeldCertificate; isNew: boolean }

/** Shifts that fit beside everything else on one sheet. */
const mostShifts = 10

/** A certificate as its holder has it: the sheet that is printed, and what can be done with it. */
export function CertificatePage({ certificate, isNew }: CertificatePageProps) {
  const locale = useLocale()
  const { number, state, endedOn, reason, shows } = certificate
  return (
    <div className="page stack stack-lg certificate-page">
      <Breadcrumbs
        label={m.volunteers_crumbs()}
        crumbs={[
          { href: '/volunteering', text: m.volunteers_mine_title() },
          { href: '/volunteering/certificates', text: m.certificates_title() },
        ]}
      />
      {isNew && (
        <div className="no-print">
          <Notice kind="success" live title={m.certificates_issued()} />
        </div>
      )}
      {state !== 'issued' && endedOn && (
        <Notice kind="warning" title={endedWords[state]({ day: datedText(endedOn, locale) })}>
          {reason && <KeptText text={m.certificates_reason({ reason })} />}
        </Notice>
      )}
      <Sheet certificate={certificate} />
      <footer className="stack no-print">
        <p className="text-ink-2">{m.certificates_shows_now({ what: showsWords[shows]() })}</p>
        <div className="row">
          <PrintButton>{m.certificates_print()}</PrintButton>
          <Link
            alone
            href={pathInLocale(`/volunteering/certificates/${number}/record.json`, locale)}
            rel="external"
          >
            {m.certificates_record()}
          </Link>
        </div>
      </footer>
    </div>
  )
}

function Sheet({ certificate }: { certificate: HeldCertificate }) {
  const locale = useLocale()
  const site = useSiteName()
  const brand = useConfig()?.brand
  const { number, name, host, title, minutes, qrCode, address, code } = certificate
  const hours = hoursOf(minutes)
  return (
    <article className="certificate stack stack-lg">
      <header className="stack stack-sm">
        <Heading level={1} text={m.certificates_paper_title()} />
        <p className="text-lg">{m.certificates_sentence({ name, host, title, hours })}</p>
      </header>
      <SummaryList rows={factsOf(certificate, locale).map(([term, value]) => ({ term, value }))} />
      <p className="text-sm text-ink-2">
        <Logo src={brand && `${brand.pictures}/mark.svg`} className="me-2 inline-block size-5" />
        {m.certificates_basis({ site })}
      </p>
      <footer className="row">
        <svg
          className="certificate-qr"
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          role="img"
          aria-label={m.certificates_qr()}
        >
          <path d={qrCode.path} />
        </svg>
        <div className="stack stack-sm">
          <dl className="stack stack-sm">
            <div>
              <dt>{m.certificates_number()}</dt>
              <dd className="font-bold">{number}</dd>
            </div>
            <div>
              <dt>{m.certificates_code()}</dt>
              <dd className="font-bold">{code}</dd>
            </div>
          </dl>
          <p className="text-sm">
            {m.certificates_check_at({
              address: new URL(address).origin + pathInLocale('/certificate', locale),
            })}
          </p>
        </div>
        <p className="certificate-seal">{m.certificates_seal()}</p>
      </footer>
    </article>
  )
}

type Fact = [string, React.ReactNode]

/** What the measure on such certificates names, in its order: identity, service, issuer. */
function factsOf(certificate: HeldCertificate, locale: Locale): Fact[] {
  const { name, document, documentNumber, title, place, minutes, host, contact, issuedOn } = certificate
  const facts: Fact[] = [
    [m.certificates_holder(), name],
    [documentWords[document](), document === 'none' ? '' : documentNumber],
    [m.certificates_content(), title],
    [m.certificates_place(), place],
    [m.certificates_time(), <Times key="times" certificate={certificate} />],
    [m.certificates_duration(), m.certificates_hours({ hours: hoursOf(minutes) })],
    [m.certificates_host(), host],
    [m.certificates_contact(), contact],
    [m.certificates_day(), datedText(issuedOn, locale)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function Times({ certificate: { shifts, minutes } }: { certificate: HeldCertificate }) {
  const locale = useLocale()
  const [first] = shifts
  if (first && shifts.length > mostShifts)
    return m.certificates_shifts_more({
      first: shiftText(first, locale),
      count: shifts.length,
      hours: hoursOf(minutes),
    })
  return (
    <ul>
      {shifts.map((shift) => (
        <li key={`${shift.startsAt} ${shift.task}`}>
          {timeText(shift.task, { when: shiftText(shift, locale), hours: hoursOf(shift.minutes) })}
        </li>
      ))}
    </ul>
  )
}

const timeText = (task: string, shift: { when: string; hours: number }) =>
  task ? m.certificates_shift_task({ ...shift, task }) : m.certificates_shift(shift)
