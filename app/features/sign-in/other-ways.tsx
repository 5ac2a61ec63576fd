import * as m from '#messages'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { PasskeyButton } from '../../api/parts/passkey-button.tsx'
import { PostButton } from '../../ui/controls/post-button.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { useUsable } from './use-usable.ts'

export type OtherWaysProps = { config: Pick<ConfigInfo, 'hasMailSignIn' | 'signInProviders'>; back: string }

/** The ways to sign in besides phone and code, as far as the operator has configured them. */
export function OtherWays({ config, back }: OtherWaysProps) {
  const locale = useLocale()
  const query = `back=${encodeURIComponent(back)}`
  const { hasMailSignIn } = config
  const signInProviders = useUsable(config.signInProviders)
  return (
    <ul className="stack">
      <li>
        <PasskeyButton
          label={m.passkeys_sign_in()}
          run={({ signInWithPasskey }) => signInWithPasskey()}
          // A full page load: everything that was rendered for a visitor is rendered anew.
          onDone={() => location.assign(pathInLocale(back, locale))}
        />
      </li>
      {signInProviders.map(({ id, name }) => (
        <li key={id}>
          <PostButton action={pathInLocale(`/auth/start/${id}`, locale)} values={{ back }}>
            {m.provider_sign_in({ provider: name })}
          </PostButton>
        </li>
      ))}
      {hasMailSignIn && (
        <li>
          <Link href={`/signIn?${query}&way=mail`} alone>
            {m.sign_in_by_mail()}
          </Link>
        </li>
      )}
    </ul>
  )
}
