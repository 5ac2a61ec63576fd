import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { certificates } from '../../../../shared/contract/volunteers/certificates.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { stateTones, stateWords } from './certificate-words.ts'

export type HostCertificatesProps = OutputOf<(typeof certificates)['issued']> & {
  TeamID: string
  failure: ActFailure | undefined
}

/** The certificates of a host's activity: how they say that it is reached, and each that was issued. */
export function HostCertificates({ certificates, contact, TeamID, failure }: HostCertificatesProps) {
  const inContact = failure?.values.intent?.[0] === 'contact' ? failure : undefined
  const isOpen = inContact !== undefined || failure?.values.intent?.[0] === 'revoke'
  return (
    <Details title={m.certificates_host_list()} open={isOpen} lined>
      <div className="stack">
        <Form method="post" noValidate preventScrollReset className="stack stack-sm form">
          <input type="hidden" name="TeamID" value={TeamID} />
          <TextField
            name="contact"
            optional
            label={m.certificates_host_contact()}
            hint={m.certificates_host_contact_hint()}
            error={inContact?.fields.contact}
            defaultValue={inContact?.values.contact?.[0] ?? contact}
          />
          <ButtonRow>
            <Button name="intent" value="contact">
              {m.certificates_host_contact_save()}
            </Button>
          </ButtonRow>
        </Form>
        {certificates.length === 0 && <p className="text-ink-2">{m.certificates_host_none()}</p>}
        <ul className="signup-list">
          {certificates.map((one) => (
            <Issued key={one.number} certificate={one} TeamID={TeamID} failure={failure} />
          ))}
        </ul>
      </div>
    </Details>
  )
}

type IssuedProps = Pick<HostCertificatesProps, 'TeamID' | 'failure'> & {
  certificate: HostCertificatesProps['certificates'][number]
}

function Issued({ certificate, TeamID, failure }: IssuedProps) {
  const { number, state, name, signedUpAs, minutes } = certificate
  return (
    <li className="signup-item stack stack-sm">
      <p className="row">
        <span className="font-bold">
          {m.certificates_host_item({
            number,
            name: name || m.certificates_gone(),
            hours: hoursOf(minutes),
          })}
        </span>
        <StatusTag tone={stateTones[state]}>{stateWords[state]()}</StatusTag>
      </p>
      {signedUpAs.length > 0 && (
        <p>{m.certificates_host_other_name({ names: signedUpAs.join(m.volunteers_list_separator()) })}</p>
      )}
      {state === 'issued' && (
        <Revoke
          number={number}
          TeamID={TeamID}
          failure={failure?.values.number?.[0] === number ? failure : undefined}
        />
      )}
    </li>
  )
}

type RevokeProps = { number: string; TeamID?: string; failure: ActFailure | undefined }

/** Takes a certificate back, for a reason that its holder reads. */
export function Revoke({ number, TeamID, failure }: RevokeProps) {
  return (
    <Form method="post" noValidate preventScrollReset className="stack stack-sm form">
      {TeamID && <input type="hidden" name="TeamID" value={TeamID} />}
      <input type="hidden" name="number" value={number} />
      <TextField
        id={`reason-${number}`}
        name="reason"
        label={
          <>
            {m.certificates_revoke_reason()}
            <VisuallyHidden> {number}</VisuallyHidden>
          </>
        }
        hint={m.certificates_revoke_hint()}
        error={failure?.fields.reason}
        defaultValue={failure?.values.reason?.[0]}
      />
      <ButtonRow>
        <Button kind="danger" name="intent" value="revoke">
          {m.certificates_revoke()}
          <VisuallyHidden> {number}</VisuallyHidden>
        </Button>
      </ButtonRow>
    </Form>
  )
}
