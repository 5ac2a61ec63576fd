import { Form } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { PostButton } from '../../ui/controls/post-button.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import type { ProviderItem } from './security-act.ts'
import { useUsable } from './use-usable.ts'

/** Linking a provider leaves the page by a browser form; unlinking is a form of the page. */
export function ProviderForms({ providers }: { providers: ProviderItem[] }) {
  const locale = useLocale()
  const back = '/accountCenter?part=security'
  const usable = useUsable(providers)
  const shown = providers.filter((provider) => provider.isLinked || usable.includes(provider))
  if (shown.length === 0) return null
  return (
    <ButtonRow>
      {shown.map(({ id, name, isLinked }) =>
        isLinked ? (
          <Form key={id} method="post" noValidate preventScrollReset>
            <input type="hidden" name="provider" value={id} />
            <Button name="intent" value="unlinkProvider">
              {m.provider_unlink({ provider: name })}
            </Button>
          </Form>
        ) : (
          <PostButton key={id} action={pathInLocale(`/auth/start/${id}`, locale)} values={{ back }}>
            {m.provider_add({ provider: name })}
          </PostButton>
        ),
      )}
    </ButtonRow>
  )
}
