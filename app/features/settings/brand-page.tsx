import { useState } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { settingsStaff } from '../../../shared/contract/settings.staff.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { refusedKey } from '../../api/forms/own-failure.ts'
import { PostedForm } from '../../api/forms/posted-form.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StaffNav } from '../staff/staff-nav.tsx'
import { type BrandPreviewed, brandForm, type TypedBrand } from './brand-form.ts'
import { BrandPreview } from './brand-preview.tsx'
import { OwnMark } from './own-mark.tsx'
import { type BrandName, settingNames } from './settings-form.ts'
import { UnreadableNotice } from './unreadable-notice.tsx'

type Settings = OutputOf<(typeof settingsStaff)['site']>

export type BrandPageProps = {
  settings: Settings
  privileges: Privilege[]
  isDone: boolean
  failure: ActFailure | undefined
  /** What was typed, to be shown and not yet saved. */
  preview: BrandPreviewed | undefined
}

/** How the portal presents itself: short name, colours, mark. */
export function BrandPage({ settings, privileges, isDone, failure, preview }: BrandPageProps) {
  const locale = useLocale()
  // What is typed counts until the server has answered it with a preview, which knows a chosen picture.
  const [typing, setTyping] = useState<{ typed: TypedBrand; after: BrandPreviewed | undefined }>()
  const name = locale === 'zh' ? settings.siteNameZh : settings.siteNameEn
  const posted = (own: BrandName) => failure?.values[own]?.[0] ?? preview?.typed[own] ?? settings[own]
  const field = (own: BrandName, hint: string, width: 10 | 20, isOptional = true) => (
    <TextField
      name={own}
      label={settingNames[own]()}
      hint={hint}
      width={width}
      {...(isOptional && { optional: true })}
      defaultValue={posted(own)}
      {...(failure?.fields[own] && { error: failure.fields[own] })}
    />
  )
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={privileges} />
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/settings', text: m.settings_title() }]}
      />
      <div className="stack">
        <Heading level={1} text={m.brand_title()} />
        <p className="measure">{m.brand_lead()}</p>
      </div>
      <FailureSummary failure={failure} />
      {isDone && !failure && !preview && <Notice kind="success" live title={m.brand_saved()} />}
      <UnreadableNotice names={settings.unreadable} />
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="stack stack-lg max-w-form"
        key={refusedKey(failure) ?? settings.version}
        onInput={({ currentTarget }) =>
          setTyping({ typed: brandForm(new PostedForm(new FormData(currentTarget))), after: preview })
        }
      >
        <input type="hidden" name="version" value={settings.version} />
        <div className="stack">
          <Heading level={2} text={m.brand_names()} />
          <p>
            {m.brand_name_is({ name })} <Link href="/staff/settings#siteNameZh">{m.brand_name_change()}</Link>
          </p>
          {field('shortNameZh', m.brand_short_name_zh_hint(), 20)}
          {field('shortNameEn', m.brand_short_name_en_hint(), 20)}
        </div>
        <div className="stack">
          <Heading level={2} text={m.brand_colours()} />
          <p className="measure">{m.brand_colours_lead()}</p>
          {field('accent', m.brand_accent_hint(), 10, false)}
          {field('accentDark', m.brand_accent_dark_hint(), 10)}
        </div>
        <div className="stack">
          <Heading level={2} text={m.brand_mark()} />
          <p className="measure">{m.brand_mark_lead()}</p>
          {field('markSeed', m.brand_mark_seed_hint(), 20)}
          <OwnMark
            name={posted('markPicture')}
            {...(failure?.fields.file && { error: failure.fields.file })}
          />
        </div>
        <ButtonRow>
          <Button kind="secondary" name="intent" value="preview">
            {m.brand_preview()}
          </Button>
          <Button kind="primary" name="intent" value="save">
            {m.brand_save()}
          </Button>
        </ButtonRow>
      </Form>
      <BrandPreview
        name={name}
        shown={
          (typing?.after === preview ? typing?.typed : undefined) ?? {
            shortNameZh: posted('shortNameZh'),
            shortNameEn: posted('shortNameEn'),
            accent: posted('accent'),
            accentDark: posted('accentDark'),
            markSeed: posted('markSeed'),
            markPicture: posted('markPicture'),
          }
        }
        faintOn={preview?.faintOn ?? []}
      />
    </div>
  )
}
