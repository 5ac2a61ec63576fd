import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react'
import { pathInLocale } from '../../shared/lib/locale.ts'
import { opensInNewTab } from '../../shared/lib/outside-link.ts'
import { classNames } from './class-names.ts'
import { useLocale } from './page-locale.tsx'
import { useUiWords } from './ui-words.tsx'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** Renders inner links. The frame passes the router's own, so that pages change without a page load. */
export const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a')

/**
 * A bare anchor: through the router and in the language of the page for paths of ours, native for everything
 * else. A page in another language is given by its whole path and `hrefLang`, a file by `rel="external"`.
 */
export function Anchor(props: AnchorProps) {
  const Inner = use(LinkComponent)
  const locale = useLocale()
  const { href, hrefLang, target, rel, download } = props
  if (!href.startsWith('/') || target || download !== undefined) return <a {...props} />
  return <Inner {...props} href={hrefLang || rel === 'external' ? href : pathInLocale(href, locale)} />
}

export type LinkProps = AnchorProps & {
  /** Outside a sentence: then it is a target at least 24 px high (60 in elder mode). */
  alone?: boolean
  /** In the colour of the surrounding text. */
  ink?: boolean
}

/** Our own pages are linked by path, so any address with an origin is external, on either side. */
const ownOrigin = 'https://own.invalid'

/**
 * A text link: underlined, green. With `target="_blank"` it says so, as does an external PDF or video, which
 * would otherwise replace the page.
 */
export function Link({ alone, ink, className, children, ...given }: LinkProps) {
  const rest = opensInNewTab(given.href, ownOrigin) ? { ...given, target: '_blank' } : given
  const classes = classNames('link', alone && 'link-alone', ink && 'link-ink', className)
  return (
    <Anchor {...rest} className={classes}>
      {children}
      {rest.target === '_blank' && <NewWindow />}
    </Anchor>
  )
}

/** Visible text, so that screen readers announce it too. */
export function NewWindow() {
  return <span>{useUiWords().newWindow}</span>
}
