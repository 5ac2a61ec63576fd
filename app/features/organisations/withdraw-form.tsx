import { Form } from 'react-router'
import * as m from '#messages'
import type { VerificationDetail } from '../../../shared/contract/organisations/organisation-parts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Details } from '../../ui/details.tsx'

type WithdrawFormProps = { verification: VerificationDetail; idempotencyKey: string }

/** Withdraws a verification; says beforehand what is lost with it. */
export function WithdrawForm({ verification, idempotencyKey }: WithdrawFormProps) {
  const { teamId, organisationId, version } = verification
  return (
    <section className="max-w-form">
      <Details title={m.verification_withdraw()} lined>
        <Form method="post" className="stack">
          <input type="hidden" name="TeamID" value={teamId} />
          <input type="hidden" name="organisationId" value={organisationId} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <p>{m.verification_withdraw_text()}</p>
          <Button kind="danger" name="intent" value="withdraw">
            {m.verification_withdraw_confirm()}
          </Button>
        </Form>
      </Details>
    </section>
  )
}
