import { Form } from 'react-router'
import * as m from '#messages'
import type { FaceSettings } from '../../../shared/contract/organisations/organisation-faces.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { refusedKey } from '../../api/forms/own-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import type { FaceAnswer } from './face-part.ts'

export type FaceFormProps = {
  /** Null while the team's organisation is not verified. */
  face: FaceSettings | null
  teamId: string
  answer: FaceAnswer | ActFailure | undefined
}

/** Whether and how the team's organisation is shown publicly; nothing is until its super admin agrees. */
export function FaceForm({ face, teamId, answer }: FaceFormProps) {
  const locale = useLocale()
  if (!face) return null
  const failure = answer?.isFailure ? answer : undefined
  const page = pathInLocale(`/organization/${face.organisationId}`, locale)
  return (
    <section className="stack max-w-form" aria-labelledby="face">
      <Heading level={2} size="xl" id="face" text={m.face_title()} />
      <p>{face.isShown ? m.face_is_shown() : m.face_is_not_shown()}</p>
      {face.isShown && (
        <p>
          <Link alone href={page}>
            {m.face_look({ name: face.name })}
          </Link>
        </p>
      )}
      {answer && !answer.isFailure && <Notice kind="success" live answer={answer} title={m.face_saved()} />}
      {face.canChange ? (
        <Fields key={refusedKey(failure) ?? face.version} face={face} teamId={teamId} failure={failure} />
      ) : (
        <p className="text-ink-2">{m.face_super_admin_alone()}</p>
      )}
    </section>
  )
}

type FieldsProps = { face: FaceSettings; teamId: string; failure: ActFailure | undefined }

function Fields({ face, teamId, failure }: FieldsProps) {
  const typed = (name: 'aboutZh' | 'aboutEn' | 'website') => failure?.values[name]?.[0] ?? face[name]
  const ticked = (name: 'isShown' | 'showsTools') =>
    failure ? failure.values[name] !== undefined : face[name]
  return (
    <Form method="post" noValidate preventScrollReset className="stack">
      <FailureSummary failure={failure} fieldId={(name) => `face-${name}`} />
      <input type="hidden" name="intent" value="face" />
      <input type="hidden" name="TeamID" value={teamId} />
      <input type="hidden" name="version" value={face.version} />
      <Checkbox
        id="face-isShown"
        name="isShown"
        value="yes"
        defaultChecked={ticked('isShown')}
        label={m.face_agree()}
        hint={m.face_agree_hint()}
      />
      <Checkbox
        id="face-showsTools"
        name="showsTools"
        value="yes"
        defaultChecked={ticked('showsTools')}
        label={m.face_agree_tools()}
        hint={m.face_agree_tools_hint()}
      />
      <TextArea
        id="face-aboutZh"
        name="aboutZh"
        label={m.face_about_zh()}
        hint={m.face_about_hint()}
        error={failure?.fields.aboutZh}
        defaultValue={typed('aboutZh')}
        limit={300}
        countText={leftText}
        rows={4}
        lang="zh-CN"
        optional
      />
      <TextArea
        id="face-aboutEn"
        name="aboutEn"
        label={m.face_about_en()}
        error={failure?.fields.aboutEn}
        defaultValue={typed('aboutEn')}
        limit={600}
        countText={leftText}
        rows={4}
        lang="en"
        optional
      />
      <TextField
        id="face-website"
        name="website"
        type="url"
        inputMode="url"
        label={m.face_website_field()}
        error={failure?.fields.website}
        defaultValue={typed('website')}
        maxLength={200}
        optional
      />
      <Button>{m.face_save()}</Button>
    </Form>
  )
}
