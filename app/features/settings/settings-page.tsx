import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { settingsStaff } from '../../../shared/contract/settings.staff.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { refusedKey } from '../../api/forms/own-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StaffPage } from '../staff/staff-page.tsx'
import { type PlainName, settingNames } from './settings-form.ts'
import { UnreadableNotice } from './unreadable-notice.tsx'

type Settings = OutputOf<(typeof settingsStaff)['site']>

export type SettingsPageProps = {
  settings: Settings
  privileges: Privilege[]
  isDone: boolean
  failure: ActFailure | undefined
}

type FieldLook = { hint: string; width: 5 | 10 | 20; inputMode?: 'numeric' | 'tel' | 'email' }

const looks: Record<PlainName, () => FieldLook> = {
  siteNameZh: () => ({ hint: m.settings_site_name_zh_hint(), width: 20 }),
  siteNameEn: () => ({ hint: m.settings_site_name_en_hint(), width: 20 }),
  operatorZh: () => ({ hint: m.settings_operator_zh_hint(), width: 20 }),
  operatorEn: () => ({ hint: m.settings_operator_en_hint(), width: 20 }),
  currentRound: () => ({ hint: m.settings_round_hint(), width: 5, inputMode: 'numeric' }),
  matchId: () => ({ hint: m.settings_match_hint(), width: 10, inputMode: 'numeric' }),
  ventureIds: () => ({ hint: m.settings_venture_ids_hint(), width: 20 }),
  hotline: () => ({ hint: m.settings_hotline_hint(), width: 20, inputMode: 'tel' }),
  mail: () => ({ hint: m.settings_mail_hint(), width: 20, inputMode: 'email' }),
  icp: () => ({ hint: m.settings_icp_hint(), width: 20 }),
  publicSecurity: () => ({ hint: m.settings_public_security_hint(), width: 20 }),
}

const optionalNames = new Set<PlainName>([
  'operatorZh',
  'operatorEn',
  'hotline',
  'mail',
  'icp',
  'publicSecurity',
])

/** Settings of the whole portal that are not content. */
export function SettingsPage({ settings, privileges, isDone, failure }: SettingsPageProps) {
  return (
    <StaffPage privileges={privileges} title={m.settings_title()} lead={m.settings_lead()}>
      <FailureSummary failure={failure} fieldId={(path) => path.split('.')[0] ?? path} />
      {isDone && !failure && <Notice kind="success" live title={m.settings_saved()} />}
      <UnreadableNotice names={settings.unreadable} />
      <Form
        method="post"
        noValidate
        className="stack stack-lg max-w-form"
        key={refusedKey(failure) ?? settings.version}
      >
        <input type="hidden" name="version" value={settings.version} />
        <Part
          title={m.settings_portal()}
          names={['siteNameZh', 'siteNameEn', 'operatorZh', 'operatorEn']}
          settings={settings}
          failure={failure}
        />
        <Part
          title={m.settings_programme()}
          names={['currentRound', 'matchId', 'ventureIds']}
          settings={settings}
          failure={failure}
        />
        <Part
          title={m.settings_contact()}
          names={['hotline', 'mail', 'icp', 'publicSecurity']}
          settings={settings}
          failure={failure}
        />
        <div>
          <Button kind="primary">{m.settings_save()}</Button>
        </div>
      </Form>
      <section className="stack" aria-labelledby="settings-brand">
        <Heading level={2} id="settings-brand" text={m.brand_title()} />
        <p className="measure">{m.brand_lead()}</p>
        <p>
          <Link alone href="/staff/settings/brand">
            {m.brand_open()}
          </Link>
        </p>
      </section>
      <section className="stack" aria-labelledby="settings-days">
        <Heading level={2} id="settings-days" text={m.working_days_title()} />
        <p className="measure">{m.working_days_lead()}</p>
        <p>
          <Link alone href="/staff/settings/workingDays">
            {m.working_days_open()}
          </Link>
        </p>
      </section>
    </StaffPage>
  )
}

type PartProps = { title: string; names: PlainName[]; settings: Settings; failure: ActFailure | undefined }

function Part({ title, names, settings, failure }: PartProps) {
  return (
    <div className="stack">
      <Heading level={2} text={title} />
      {names.map((name) => {
        const error = Object.entries(failure?.fields ?? {}).find(([path]) => path.split('.')[0] === name)?.[1]
        const value = settings[name]
        return (
          <TextField
            key={name}
            name={name}
            id={name}
            label={settingNames[name]()}
            {...looks[name]()}
            {...(optionalNames.has(name) && { optional: true })}
            defaultValue={failure?.values[name]?.[0] ?? (Array.isArray(value) ? value.join(', ') : value)}
            {...(error && { error })}
          />
        )
      })}
    </div>
  )
}
