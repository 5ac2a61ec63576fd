import * as m from '#messages'
import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import type { TrancheAction } from '../../../../shared/rules/venture/award-transitions.ts'
import { Button, type ButtonKind, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import { yuanText } from '../yuan-text.ts'
import { formOf } from './award-actions.ts'
import type { AwardFormsProps } from './award-review.tsx'
import { type Fields, isOf, OneForm } from './one-form.tsx'

type Tranche = StaffAward['tranches'][number]

const kinds: Record<TrancheAction, ButtonKind> = {
  approve: 'primary',
  drop: 'secondary',
  propose: 'primary',
  confirm: 'primary',
  retract: 'secondary',
  askWaiver: 'danger',
  waive: 'danger',
  holdWaiver: 'secondary',
}
const steps: Record<TrancheAction, () => string> = {
  approve: m.award_step_approve,
  drop: m.award_step_drop,
  propose: m.award_step_propose,
  confirm: m.award_step_confirm,
  retract: m.award_step_retract,
  askWaiver: m.award_step_ask_waiver,
  waive: m.award_step_waive,
  holdWaiver: m.award_step_hold_waiver,
}

/** A form for each tranche with which something can be done now. */
export function TrancheForms(props: AwardFormsProps) {
  const { award, isProven, failure } = props
  return award.tranches
    .filter(({ may }) => may.length > 0)
    .map((tranche) => {
      const { trancheId, version, may } = tranche
      const id = formOf('tranche', trancheId)
      return (
        <Details
          key={trancheId}
          title={titleOf(tranche)}
          open={tranche.asked !== null || isOf(failure, id)}
          lined
        >
          <OneForm {...props} id={id} version={version} hidden={{ trancheId }}>
            {(fields, own) => (
              <>
                {tranche.asked && <Asked {...tranche} asked={tranche.asked} />}
                {may.includes('propose') && <BankFields {...tranche} fields={fields} />}
                {may.includes('askWaiver') && (
                  <TextArea
                    {...fields('reason')}
                    label={m.award_reason()}
                    hint={m.award_waiver_reason_hint()}
                    rows={3}
                    optional
                  />
                )}
                <StepUp isFresh={isProven(id)} failure={own} id={`${id}-code`} />
                <ButtonRow>
                  {may.map((action) => (
                    <Button key={action} name="intent" value={`tranche:${action}`} kind={kinds[action]}>
                      {steps[action]()}
                    </Button>
                  ))}
                </ButtonRow>
              </>
            )}
          </OneForm>
        </Details>
      )
    })
}

function titleOf({ direction, amount }: Tranche): string {
  const of = { amount: yuanText(amount) }
  return direction === 'payment' ? m.award_pay_title(of) : m.award_payback_title(of)
}

/** The day and the bank's reference of money that has moved. */
function BankFields({ paidOn, bankReference, fields }: Tranche & { fields: Fields }) {
  return (
    <>
      <p className="measure">{m.award_propose_hint()}</p>
      <DateField {...fields('paidOn', paidOn ?? '')} label={m.award_paid_on()} />
      <TextField
        {...fields('bankReference', bankReference ?? '')}
        label={m.award_bank_reference()}
        autoComplete="off"
        width={20}
      />
    </>
  )
}

/** What waits for a second person, and what that person is to know. */
function Asked({ asked, ...tranche }: Tranche & { asked: NonNullable<Tranche['asked']> }) {
  const locale = useLocale()
  const { paidOn, bankReference, because, waiverBecause } = tranche
  const noted = { reference: bankReference ?? '', day: paidOn ? dayText(paidOn, locale) : '' }
  const { name } = asked
  const { title, hint, reason } = {
    asked: { title: m.award_payback_asked({ name }), hint: m.award_payback_asked_hint(), reason: because },
    proposed: { title: m.award_money_noted({ name }), hint: m.award_confirm_hint(noted), reason: null },
    planned: { title: m.award_waiver_asked({ name }), hint: m.award_waiver_hint(), reason: waiverBecause },
  }[tranche.state as 'asked' | 'proposed' | 'planned']
  return (
    <Notice kind="warning" title={title}>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      <p>{hint}</p>
    </Notice>
  )
}
