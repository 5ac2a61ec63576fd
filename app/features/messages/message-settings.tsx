import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { messages } from '../../../shared/contract/messages.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import {
  type NoticeTopic,
  type NoticeWay,
  noticeTopics,
  type SecurityMatter,
} from '../../../shared/rules/messages/notice-preferences.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/controls/choice.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { listHref } from './message-links.ts'
import type { MessagesAnswer } from './messages-part.ts'

export type MessageSettingsProps = {
  settings: OutputOf<(typeof messages)['preferences']>
  answer: MessagesAnswer | undefined
}

const topicNames: Record<NoticeTopic, () => string> = {
  tool: m.messages_settings_tool,
  resource: m.messages_settings_resource,
  internal: m.messages_settings_internal,
}

const securityWords: Record<SecurityMatter, () => string> = {
  identity: m.messages_settings_security_identity,
  factors: m.messages_settings_security_factors,
  data: m.messages_settings_security_data,
  superAdmin: m.messages_settings_security_super_admin,
  device: m.messages_settings_devices,
}

/** What comes by mail and text message and when, and what cannot be turned off. */
export function MessageSettings({ settings, answer }: MessageSettingsProps) {
  const locale = useLocale()
  const optionsOf = (way: NoticeWay) =>
    noticeTopics.map((topic) => ({ value: `${topic}.${way}`, label: topicNames[topic]() }))
  return (
    <section className="stack stack-lg" aria-labelledby="settings-title">
      <p>
        <Link href={listHref(locale)} alone>
          {m.messages_back()}
        </Link>
      </p>
      <div className="stack">
        <Heading level={1} size="3xl" text={m.messages_settings()} id="settings-title" />
        <p className="measure">{m.messages_settings_lead()}</p>
      </div>
      <Answer answer={answer} />
      <Form method="post" preventScrollReset className="stack stack-lg max-w-form">
        <input type="hidden" name="intent" value="settings" />
        <CheckboxGroup
          name="sent"
          id="sent-mail"
          label={m.messages_settings_mail()}
          hint={settings.hasMail ? undefined : <AddMail href={securityHref(locale)} />}
          options={optionsOf('mail')}
          defaultValues={settings.sent}
        />
        <CheckboxGroup
          name="sent"
          id="sent-sms"
          label={m.messages_settings_sms()}
          hint={m.messages_settings_sms_hint()}
          options={optionsOf('sms')}
          defaultValues={settings.sent}
        />
        <fieldset className="stack">
          <legend className="font-bold">{m.messages_settings_devices()}</legend>
          <Checkbox
            id="device-texts"
            name="deviceTexts"
            value="yes"
            label={m.messages_settings_device_texts()}
            hint={m.messages_settings_device_texts_hint()}
            defaultChecked={settings.hasDeviceTexts}
          />
        </fieldset>
        <fieldset className="stack">
          <legend className="font-bold">{m.messages_settings_when()}</legend>
          <Checkbox
            id="night"
            name="night"
            value="yes"
            label={m.messages_settings_night()}
            hint={m.messages_settings_night_hint()}
            defaultChecked={settings.isQuietAtNight}
          />
          <Checkbox
            id="digest"
            name="digest"
            value="yes"
            label={m.messages_settings_digest()}
            hint={m.messages_settings_digest_hint()}
            defaultChecked={settings.hasDigest}
          />
        </fieldset>
        <p>
          <Button kind="primary">{m.messages_settings_save()}</Button>
        </p>
      </Form>
      <section className="stack measure" aria-labelledby="settings-always">
        <Heading level={2} size="xl" text={m.messages_settings_always()} id="settings-always" />
        <p>{m.messages_settings_always_security()}</p>
        <ul className="list-disc ps-6">
          {Object.entries(securityWords).map(([matter, words]) => (
            <li key={matter}>{words()}</li>
          ))}
        </ul>
        <p>{m.messages_settings_always_deadline()}</p>
      </section>
    </section>
  )
}

function Answer({ answer }: { answer: MessagesAnswer | undefined }) {
  if (!answer) return null
  if (answer.isFailure) return <Notice kind="error" live answer={answer} title={answer.message} />
  return <Notice kind="success" title={m.messages_settings_saved()} live answer={answer} />
}

function AddMail({ href }: { href: string }) {
  return (
    <>
      {m.messages_settings_no_mail()} <Link href={href}>{m.messages_settings_add_mail()}</Link>
    </>
  )
}

function securityHref(locale: 'zh' | 'en'): string {
  return `${pathInLocale('/accountCenter', locale)}?part=security`
}
