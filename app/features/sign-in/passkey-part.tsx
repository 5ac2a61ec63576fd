import { useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { PasskeyList } from '../../../shared/contract/sign-in/passkeys.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { PasskeyButton, usePasskeys } from '../../api/parts/passkey-button.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type PasskeyItem = PasskeyList['passkeys'][number]

export type PasskeyPartProps = {
  passkeys: PasskeyItem[]
  /** Whether ways to sign in may be changed now. */
  mayChange: boolean
  onAdded: () => void
}

/** My passkeys, each to be removed, and adding one; both only after proving that it is me. */
export function PasskeyPart({ passkeys, mayChange, onAdded }: PasskeyPartProps) {
  const locale = useLocale()
  return (
    <section className="stack measure" aria-labelledby="passkeys-title">
      <Heading level={2} size="xl" text={m.passkeys_title()} id="passkeys-title" />
      <p>{m.passkeys_text()}</p>
      {passkeys.length === 0 ? (
        <p className="text-ink-2">{m.passkeys_none()}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyID} {...{ passkey, mayChange, locale }} />
          ))}
        </ul>
      )}
      {!mayChange && <p className="text-sm text-ink-2">{m.passkeys_first_confirm()}</p>}
      {mayChange && passkeys.length < wayInRules.passkeys && <AddPasskey onAdded={onAdded} />}
    </section>
  )
}

type RowProps = { passkey: PasskeyItem; mayChange: boolean; locale: Locale }

function PasskeyRow({ passkey, mayChange, locale }: RowProps) {
  const { passkeyID, name, createdAt, lastUsedAt, isRemovable } = passkey
  const created = instantText(createdAt, locale)
  return (
    <li className="account-row">
      <span>
        <span className="font-bold">{name}</span>
        <span className="block text-ink-2">
          {lastUsedAt
            ? m.passkeys_times({ created, used: instantText(lastUsedAt, locale) })
            : m.passkeys_times_unused({ created })}
        </span>
        {!isRemovable && <span className="block text-ink-2">{m.passkeys_last()}</span>}
      </span>
      {mayChange && isRemovable && (
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="intent" value="removePasskey" />
          <Button name="passkeyID" value={passkeyID} aria-label={m.passkeys_remove_one({ name })}>
            {m.passkeys_remove()}
          </Button>
        </Form>
      )}
    </li>
  )
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const isKnown = usePasskeys()
  const typed = () => field.current?.value.trim() ?? ''
  const check = () => {
    if (typed()) return null
    field.current?.focus()
    return m.passkeys_name_missing()
  }
  return (
    <Details title={m.passkeys_add()} lined>
      <div className="stack max-w-form">
        <p>{m.passkeys_add_text()}</p>
        {!isKnown && <p>{m.passkeys_no_script()}</p>}
        <TextField
          id="passkey-name"
          name="passkeyName"
          maxLength={wayInRules.passkeyNameLength}
          autoComplete="off"
          label={m.passkeys_name()}
          hint={m.passkeys_name_hint()}
          width={20}
          ref={field}
        />
        <PasskeyButton
          label={m.passkeys_add()}
          check={check}
          run={({ addPasskey }) => addPasskey(typed())}
          onDone={onAdded}
        />
      </div>
    </Details>
  )
}
