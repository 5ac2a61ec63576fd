import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import type { ProviderItem } from './security-act.ts'

/** Linking a provider begins by a link, since it leads to another site; taking it away is a form. */
export function ProviderForms({ providers }: { providers: ProviderItem[] }) {
  const locale = localeOfPath(useLocation().pathname)
  const back = encodeURIComponent('/accountCenter?part=security')
  if (providers.length === 0) return null
  return (
    <ButtonRow>
      {providers.map(({ id, name, isLinked }) =>
        isLinked ? (
          <Form key={id} method="post" noValidate preventScrollReset>
            <input type="hidden" name="provider" value={id} />
            <Button name="intent" value="unlinkProvider">
              {m.provider_unlink({ provider: name })}
            </Button>
          </Form>
        ) : (
          <ButtonLink
            key={id}
            href={`${pathInLocale(`/auth/start/${id}`, locale)}?back=${back}`}
            rel="external"
          >
            {m.provider_add({ provider: name })}
          </ButtonLink>
        ),
      )}
    </ButtonRow>
  )
}
