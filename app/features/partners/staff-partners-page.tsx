import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { words as kindWords } from '#words/staff_partners_kind'
import type { StaffPartner } from '../../../shared/contract/partners.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { partnerKinds } from '../../../shared/rules/partners.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { wordFields } from '../../api/forms/named-field.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

export type PartnersOutcome = { kind: 'saved'; key: string | null }

export type StaffPartnersPageProps = {
  nav: ReactNode
  items: StaffPartner[]
  /** Where partners find the keys to verify tokens. */
  keysAddress: string
  outcome: PartnersOutcome | undefined
  failure: ActFailure | undefined
  /** Asks for the second factor if the last proof is too old; `id` tells the forms of the page apart. */
  stepUp: (id: string, failure: ActFailure | undefined) => ReactNode
}

/** What is wrong with a field of a partner, said by its label. */
export const wordPartner = wordFields({
  kind: m.staff_partners_kind,
  'name.zh': () => m.staff_partners_name_in({ language: m.collections_zh() }),
  'name.en': () => m.staff_partners_name_in({ language: m.collections_en() }),
  audience: m.staff_partners_audience,
  launchUrl: m.staff_partners_launch,
  toolId: m.staff_partners_tool,
})

/** Partners as administrators set them up. */
export function StaffPartnersPage(props: StaffPartnersPageProps) {
  const { nav, items, keysAddress, outcome, failure } = props
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      {nav}
      <div className="stack">
        <Heading level={1} text={m.staff_partners_title()} />
        <p className="measure">{m.staff_partners_lead()}</p>
        <p>
          {m.staff_partners_keys()} <span className="staff-secret">{keysAddress}</span>
        </p>
      </div>
      <FailureSummary failure={failure} {...(failure && { problems: problemsOf(failure) })} />
      {outcome && <Saved outcome={outcome} />}
      {items.length > 0 && (
        <Table
          caption={m.staff_partners_list()}
          rows={items}
          keyOf={({ partnerId }) => partnerId}
          columns={columnsOf(locale)}
        />
      )}
      {items.map((partner) => (
        <Details
          key={`${partner.partnerId} ${partner.version}`}
          title={m.staff_partners_change({ name: partner.name[locale] })}
          open={failure?.values.partnerId?.[0] === partner.partnerId}
          lined
        >
          <PartnerForm {...props} partner={partner} />
        </Details>
      ))}
      <section className="staff-panel stack" aria-labelledby="add">
        <Heading level={2} id="add" text={m.staff_partners_add()} />
        <PartnerForm {...props} key={items.length} partner={null} />
      </section>
    </div>
  )
}

/** Each at its field in the form that was sent; a new partner’s fields have their plain names, save for the code. */
function problemsOf({ fields, values }: ActFailure) {
  const partnerId = values.partnerId?.[0]
  return Object.entries(fields).map(([path, text]) => ({
    fieldId: partnerId || path === 'code' ? `${path}-${partnerId || 'new'}` : path,
    text,
  }))
}

function Saved({ outcome }: { outcome: PartnersOutcome }) {
  if (!outcome.key) return <Notice kind="success" live answer={outcome} title={m.staff_partners_saved()} />
  return (
    <Notice kind="success" live answer={outcome} title={m.staff_partners_key()}>
      <p className="staff-secret">{outcome.key}</p>
      <p>{m.staff_partners_key_note()}</p>
    </Notice>
  )
}

function columnsOf(locale: Locale): TableColumn<StaffPartner>[] {
  return [
    { key: 'name', title: m.staff_partners_name(), rowHeader: true, cell: ({ name }) => name[locale] },
    { key: 'kind', title: m.staff_partners_kind(), cell: ({ kind }) => kindWords[kind]() },
    { key: 'audience', title: m.staff_partners_audience(), cell: ({ audience }) => audience },
    {
      key: 'state',
      title: m.staff_partners_state(),
      cell: ({ isActive }) => (isActive ? m.staff_partners_state_on() : m.staff_partners_state_off()),
    },
    {
      key: 'bindings',
      title: m.staff_partners_bindings(),
      number: true,
      cell: ({ bindings }) => bindings,
    },
  ]
}

type FormProps = Pick<StaffPartnersPageProps, 'failure' | 'stepUp'> & { partner: StaffPartner | null }

function PartnerForm({ partner, failure, stepUp }: FormProps) {
  const stem = partner?.partnerId ?? 'new'
  const own = (failure?.values.partnerId?.[0] ?? '') === (partner?.partnerId ?? '') ? failure : undefined
  const text = (name: string, value: string | undefined) => ({
    name,
    id: partner ? `${name}-${stem}` : name,
    defaultValue: own?.values[name]?.[0] ?? value ?? '',
    ...(own?.fields[name] && { error: own.fields[name] }),
  })
  return (
    <Form method="post" className="stack stack-lg" noValidate>
      <input type="hidden" name="partnerId" value={partner?.partnerId ?? ''} />
      <input type="hidden" name="version" value={partner?.version ?? 0} />
      <RadioGroup
        name="kind"
        id={`kind-${stem}`}
        inline
        label={m.staff_partners_kind()}
        options={partnerKinds.map((value) => ({ value, label: kindWords[value]() }))}
        defaultValue={own?.values.kind?.[0] ?? partner?.kind ?? 'volunteer'}
      />
      <div className="form-pair">
        <div>
          {' '}
          <TextField
            {...text('name.zh', partner?.name.zh)}
            label={m.staff_partners_name_in({ language: m.collections_zh() })}
          />
        </div>
        <div>
          {' '}
          <TextField
            {...text('name.en', partner?.name.en)}
            label={m.staff_partners_name_in({ language: m.collections_en() })}
          />
        </div>
      </div>
      <TextField
        {...text('audience', partner?.audience)}
        inputMode="url"
        label={m.staff_partners_audience()}
        hint={m.staff_partners_audience_hint()}
      />
      <TextField
        {...text('launchUrl', partner?.launchUrl)}
        inputMode="url"
        label={m.staff_partners_launch()}
        hint={m.staff_partners_launch_hint()}
      />
      <TextField
        {...text('toolId', partner?.toolId)}
        width={10}
        inputMode="numeric"
        optional
        label={m.staff_partners_tool()}
        hint={m.staff_partners_tool_hint()}
      />
      <Checkbox
        id={`isActive-${stem}`}
        name="isActive"
        label={m.staff_partners_active()}
        defaultChecked={own ? own.values.isActive !== undefined : (partner?.isActive ?? true)}
      />
      {stepUp(`code-${stem}`, own)}
      <ButtonRow>
        <Button kind="primary" name="intent" value="save">
          {m.staff_partners_save()}
        </Button>
        {partner && (
          <Button name="intent" value="key">
            {m.staff_partners_renew()}
          </Button>
        )}
      </ButtonRow>
    </Form>
  )
}
