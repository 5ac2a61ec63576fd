import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { CheckedCertificate } from '../../../../shared/contract/volunteers/certificates.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { endedWords } from './certificate-words.ts'

export type CheckPageProps = {
  typed: { number: string; code: string }
  /** Null before anything was asked, or where nothing was found. */
  checked: CheckedCertificate | null
}

/** Where anybody checks a certificate that they were shown. */
export function CheckPage({ typed, checked }: CheckPageProps) {
  const { pathname } = useLocation()
  const { number, code } = typed
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.certificates_check_title()} />
        <p className="text-lg text-ink-2 measure">{m.certificates_check_lead()}</p>
      </header>
      {checked && <Checked checked={checked} />}
      {!checked && (number || code) && (
        <Notice kind="error" title={m.certificates_check_wrong()}>
          {m.certificates_check_wrong_text()}
        </Notice>
      )}
      <Form action={pathname} className="stack form" key={`${number} ${code}`}>
        <TextField
          name="number"
          label={m.certificates_number()}
          width={20}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          defaultValue={number}
        />
        <TextField
          name="code"
          label={m.certificates_code()}
          width={20}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          defaultValue={code}
        />
        <ButtonRow>
          <Button kind="primary">{m.certificates_check()}</Button>
        </ButtonRow>
      </Form>
    </div>
  )
}

function Checked({ checked }: { checked: CheckedCertificate }) {
  const locale = useLocale()
  const { number, state, host, issuedOn, endedOn, work, name } = checked
  const ended = state !== 'issued' && endedWords[state]({ day: datedText(endedOn ?? issuedOn, locale) })
  return (
    <section className="stack max-w-form">
      <Notice kind={ended ? 'error' : 'success'} title={ended || m.certificates_check_valid()} />
      <SummaryList
        rows={[
          { term: m.certificates_number(), value: number },
          { term: m.certificates_host(), value: host },
          { term: m.certificates_day(), value: datedText(issuedOn, locale) },
          ...(name ? [{ term: m.certificates_holder(), value: name }] : []),
          ...(work
            ? [
                { term: m.certificates_content(), value: work.title },
                { term: m.certificates_place(), value: work.place },
                {
                  term: m.certificates_duration(),
                  value: m.certificates_hours({ hours: hoursOf(work.minutes) }),
                },
              ]
            : []),
        ]}
      />
      {!name && <p className="text-ink-2">{m.certificates_check_hidden()}</p>}
    </section>
  )
}
