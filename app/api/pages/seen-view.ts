import type { SeenView } from '../../../shared/contract/support/feedback-parts.ts'
import { deviceOf } from '../../../shared/lib/device-of.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { viewParts, viewSizes, viewThemes } from '../../../shared/rules/feedback-view.ts'
import type { PostedForm } from '../forms/posted-form.ts'

/** How a reader sees the portal, as far as a request tells: everything that is known without script. */
export function viewOfRequest({ headers, url }: Request): SeenView {
  const [, theme, size] = /(?:^|;\s*)yisun_view=(\w+)\.(\w+)/.exec(headers.get('cookie') ?? '') ?? []
  return {
    ...chosen(theme, size),
    language: localeOfPath(new URL(url).pathname),
    script: 'off',
    ...device(headers.get('user-agent') ?? ''),
  }
}

/** The same as the browser reports it. */
export function viewOfBrowser(): SeenView {
  const { theme, size } = document.documentElement.dataset
  return {
    ...chosen(theme, size),
    width: window.innerWidth,
    language: localeOfPath(location.pathname),
    script: 'on',
    ...device(navigator.userAgent),
  }
}

function chosen(theme?: string, size?: string): Pick<SeenView, 'theme' | 'size'> {
  return {
    theme: viewThemes.find((one) => one === theme) ?? 'auto',
    size: viewSizes.find((one) => one === size) ?? 'normal',
  }
}

function device(userAgent: string): Pick<SeenView, 'device'> {
  const name = deviceOf(userAgent)
  return name ? { device: name } : {}
}

/** The parts of the view that are ticked in a posted form. */
export function postedView(form: PostedForm): SeenView {
  const ticked = viewParts.filter((part) => form.texts('view').includes(part))
  const values = ticked.map((part) => [part, form.text(`view.${part}`)] as const)
  const view = Object.fromEntries(values.filter(([, value]) => value !== ''))
  // The call refuses values that are not in its list.
  return (view.width === undefined ? view : { ...view, width: Number(view.width) }) as SeenView
}
