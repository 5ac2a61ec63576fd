import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { Delivery } from '../../../../shared/contract/deliveries.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import {
  deliveryTitle,
  outcomeName,
  reportName,
  stateName,
  stateTones,
  withheldWord,
} from './delivery-words.ts'

export type DeliveryTableProps = {
  deliveries: Delivery[]
  failure: ActFailure | undefined
}

/** Mails and text messages, what became of each, and a button to send a failed one again. */
export function DeliveryTable({ deliveries, failure }: DeliveryTableProps) {
  const locale = useLocale()
  return (
    <Table
      caption={m.deliveries_caption({ count: deliveries.length })}
      rows={deliveries}
      keyOf={(one) => `${one.deliveryId} ${one.state}`}
      columns={columnsOf(locale, failure)}
    />
  )
}

function columnsOf(locale: Locale, failure: ActFailure | undefined): TableColumn<Delivery>[] {
  return [
    {
      key: 'what',
      title: m.deliveries_what(),
      rowHeader: true,
      cell: (one) => (
        <>
          <KeptText text={deliveryTitle(one)} />
          {one.reference && <span className="block text-ink-2">{one.reference}</span>}
        </>
      ),
    },
    {
      key: 'to',
      title: m.deliveries_to(),
      cell: (one) => (
        <>
          {one.channel === 'mail' ? m.deliveries_mail() : m.deliveries_sms()}
          <span className="block text-ink-2 audit-code">{one.recipient || m.deliveries_to_unknown()}</span>
        </>
      ),
    },
    {
      key: 'at',
      title: m.deliveries_at(),
      cell: (one) => <time dateTime={one.queuedAt}>{instantText(one.queuedAt, locale)}</time>,
    },
    {
      key: 'state',
      title: m.deliveries_state(),
      cell: (one) => (
        <div className="stack">
          <p>
            <StatusTag tone={stateTones[one.state]}>{stateName(one.state)}</StatusTag>
          </p>
          <Report delivery={one} />
          <Reason reason={one.tries[0]?.reason ?? ''} />
          {one.tries.length > 0 && <Tries tries={one.tries} />}
          {one.canSendAgain && <SendAgain deliveryId={one.deliveryId} failure={failure} />}
        </div>
      ),
    },
  ]
}

function Report({ delivery }: { delivery: Delivery }) {
  const word = reportName(delivery)
  return word ? <p>{word}</p> : null
}

function Reason({ reason }: { reason: string }) {
  if (!reason) return null
  const word = withheldWord(reason)
  return <p className="audit-code">{word ?? <span lang="en">{reason}</span>}</p>
}

function Tries({ tries }: { tries: Delivery['tries'] }) {
  const locale = useLocale()
  return (
    <Details title={m.deliveries_tries({ count: tries.length })}>
      <ol>
        {tries.map((one) => (
          <li key={one.at}>
            <time dateTime={one.at}>{instantText(one.at, locale)}</time> {outcomeName(one)}
            <Reason reason={one.reason} />
          </li>
        ))}
      </ol>
    </Details>
  )
}

type SendAgainProps = { deliveryId: string; failure: ActFailure | undefined }

function SendAgain({ deliveryId, failure }: SendAgainProps) {
  const { pathname, search } = useLocation()
  const own = failure?.values.deliveryId?.[0] === deliveryId ? failure : undefined
  const problem = own?.fields.reason
  return (
    <Details title={m.deliveries_again()} open={own !== undefined}>
      <Form method="post" noValidate action={pathname + search} className="stack">
        <input type="hidden" name="deliveryId" value={deliveryId} />
        <TextField
          name="reason"
          id={`reason-${deliveryId}`}
          label={m.deliveries_again_reason()}
          hint={m.deliveries_again_hint()}
          maxLength={300}
          defaultValue={own?.values.reason?.[0] ?? ''}
          {...(problem && { error: problem })}
        />
        <Button>{m.deliveries_again_send()}</Button>
      </Form>
    </Details>
  )
}
