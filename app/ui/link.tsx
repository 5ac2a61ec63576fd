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

/** What renders an inner link. The page's frame gives the router's own, so that pages change without loading. */
export const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a')

/**
 * A bare anchor: through the router and in the language of the page for paths of ours, native for everything else. A
 * page in another language is named by its whole path and `hrefLang`, what is no page by `rel="external"`.
 */
export function Anchor(props: AnchorProps) {
  const Inner = use(LinkComponent)
  const locale = useLocale()
  const { href, hrefLang, target, rel, download } = props
  if (!href.startsWith('/') || target || download !== undefined) return <a {...props} />
  return <Inner {...props} href={hrefLang || rel === 'external' ? href : pathInLocale(href, locale)} />
}

export type LinkProps = AnchorProps & {
  /** Stands alone, outside a sentence: then it is a target at least 24 px high (60 in elder mode). */
  alone?: boolean
  /** In the colour of the text around it. */
  ink?: boolean
}

/** Own pages are linked by path, so that whatever names an origin is another's, on the server as in the browser. */
const ownOrigin = 'https://own.invalid'

/**
 * A text link: underlined, green. With `target="_blank"` it says so, as does a PDF or film of another origin, which
 * would take the place of the page.
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

/** Said in sight of everybody, and so to who listens too. */
export function NewWindow() {
  return <span>{useUiWords().newWindow}</span>
}
