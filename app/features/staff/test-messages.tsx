import { Form } from 'react-router'
import * as m from '#messages'
import { words as stateNames } from '#words/setup_test_state'
import type { TestedChannel } from '../../../shared/contract/settings.staff.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

type Channel = TestedChannel['channel']
type Last = NonNullable<TestedChannel['last']>

const names = { sms: m.setup_test_sms, mail: m.setup_test_mail }
const sendWords = { sms: m.setup_test_send_sms, mail: m.setup_test_send_mail }
const lookWords = { sms: m.setup_test_look_sms, mail: m.setup_test_look_mail }

const tones: Record<Last['state'], Tone> = {
  waiting: 'azure',
  again: 'amber',
  sent: 'green',
  delivered: 'green',
  undelivered: 'red',
  refused: 'red',
}

export type TestMessagesProps = { channels: TestedChannel[]; failure: ActFailure | undefined }

/** A message to oneself by each channel, and what became of the last one. */
export function TestMessages({ channels, failure }: TestMessagesProps) {
  if (channels.length === 0) return null
  return (
    <section className="stack" aria-labelledby="setup-test">
      <Heading level={2} id="setup-test" text={m.setup_test()} />
      <p className="measure">{m.setup_test_lead()}</p>
      {channels.map((one) => (
        <section key={one.channel} className="stack" aria-labelledby={`setup-test-${one.channel}`}>
          <Heading level={3} id={`setup-test-${one.channel}`} text={names[one.channel]()} />
          <LastTest channel={one.channel} last={one.last} />
          <TestForm {...one} failure={failure} />
        </section>
      ))}
    </section>
  )
}

function LastTest({ channel, last }: Pick<TestedChannel, 'channel' | 'last'>) {
  const locale = useLocale()
  if (!last) return <p>{m.setup_test_never()}</p>
  const { state, reason, to, at } = last
  return (
    <div className="stack stack-sm" role="status">
      <p>
        <StatusTag tone={tones[state]}>{stateNames[state]()}</StatusTag>{' '}
        {m.setup_test_last({ time: instantText(at, locale), to })}
      </p>
      {reason !== '' && <p className="break-words">{m.setup_test_reason({ reason })}</p>}
      {state === 'sent' && <p>{lookWords[channel]()}</p>}
      {(state === 'waiting' || state === 'again') && (
        <p>
          <Link alone href="/staff/setup#setup-test">
            {m.setup_test_reload()}
          </Link>
        </p>
      )}
    </div>
  )
}

type TestFormProps = TestedChannel & Pick<TestMessagesProps, 'failure'>

function TestForm({ channel, to, failure }: TestFormProps) {
  if (channel === 'sms' && to === '')
    return (
      <p>
        <Link alone href="/accountCenter?part=security">
          {m.setup_test_no_phone()}
        </Link>
      </p>
    )
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <input type="hidden" name="channel" value={channel} />
      {to === '' ? <OwnAddress failure={failure} /> : <p>{m.setup_test_to({ to })}</p>}
      <Button>{sendWords[channel]()}</Button>
    </Form>
  )
}

function OwnAddress({ failure }: Pick<TestMessagesProps, 'failure'>) {
  return (
    <TextField
      name="to"
      type="email"
      label={m.setup_test_address()}
      hint={m.setup_test_address_hint()}
      width={20}
      autoComplete="email"
      defaultValue={failure?.values.to?.[0] ?? ''}
      {...(failure?.fields.to && { error: failure.fields.to })}
    />
  )
}

/** The channel that a posted form tests; null for any other form. */
export function testedChannelOf(posted: string): Channel | null {
  return posted === 'sms' || posted === 'mail' ? posted : null
}
