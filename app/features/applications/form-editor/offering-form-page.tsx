import type { ChangeEvent, ReactNode } from 'react'
import * as m from '#messages'
import { languageTag, pathInLocale } from '../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { ownFailure, refusedKey } from '../../../api/forms/own-failure.ts'
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { MissingNotice } from './missing-notice.tsx'
import type { OfferingForm } from './offering-form.ts'
import { QuestionsEditor } from './questions-editor.tsx'
import { RulesForm } from './rules-form.tsx'

export type OfferingFormPageProps = {
  nav: ReactNode
  /** The form as applicants see it. */
  preview: ReactNode
  /** The breadcrumbs back to the record, where the form is published. */
  crumbs: [Crumb, Crumb]
  /** The address of the form, without language. */
  path: string
  version: number
  form: OfferingForm
  formKey: string
  isSaved: boolean
  failure: ActFailure | undefined
}

/** Who may apply for an offering and which questions they answer; every step is saved as a draft of it. */
export function OfferingFormPage(props: OfferingFormPageProps) {
  const { nav, preview, crumbs, path, form, version, formKey, isSaved, failure } = props
  const locale = useLocale()
  const other = locale === 'zh' ? 'en' : 'zh'
  const keys = { version, formKey }
  const refusedRules = ownFailure(failure, 'rules')
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs label={m.content_crumbs()} crumbs={crumbs} />
      <Heading level={1} text={m.form_editor_title()} />
      <p className="text-ink-2 measure">{m.form_editor_lead()}</p>
      <FailureSummary failure={failure} />
      {isSaved && !failure && (
        <Notice kind="success" live title={m.form_editor_saved()}>
          <Link alone href={crumbs[1].href}>
            {m.form_editor_back()}
          </Link>
        </Notice>
      )}
      <MissingNotice form={form} path={path} />
      <section className="stack" aria-labelledby="rules">
        <Heading level={2} id="rules" text={m.form_editor_rules()} />
        <RulesForm
          key={refusedKey(refusedRules) ?? version}
          rules={form.rules}
          failure={refusedRules}
          {...keys}
        />
      </section>
      <QuestionsEditor
        sections={form.questions.sections}
        path={path}
        none={m.form_editor_questions_none()}
        failure={failure}
        {...keys}
      />
      {form.questions.sections.length > 0 && (
        <section className="stack" aria-labelledby="preview">
          <Heading level={2} id="preview" text={m.form_editor_preview()} />
          <p className="text-ink-2">
            {m.form_editor_preview_lead()}{' '}
            <Link href={pathInLocale(path, other)} hrefLang={languageTag(other)}>
              {m.form_editor_preview_other()}
            </Link>
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take the title of the section for its legend */}
          <div
            role="group"
            className="staff-panel stack stack-lg"
            aria-labelledby="preview"
            onChangeCapture={sendNoFile}
          >
            {preview}
          </div>
        </section>
      )}
    </div>
  )
}

/** The preview stays on this page: otherwise a chosen file would be stored at once. */
function sendNoFile(event: ChangeEvent<HTMLElement>): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
  event.stopPropagation()
  target.value = ''
}
