import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react'
import { classNames } from './class-names.ts'
import { useUiWords } from './ui-words.tsx'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** What renders an inner link. The page's frame gives the router's own, so that pages change without loading. */
export const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** A bare anchor: through the router for paths of ours, native for everything else. */
export function Anchor(props: AnchorProps) {
  const Inner = use(LinkComponent)
  const isInner = props.href.startsWith('/') && !props.target && props.download === undefined
  return isInner ? <Inner {...props} /> : <a {...props} />
}

export type LinkProps = AnchorProps & {
  /** Stands alone, outside a sentence: then it is a target at least 24 px high (60 in elder mode). */
  alone?: boolean
  /** In the colour of the text around it. */
  ink?: boolean
}

/** A text link: underlined, green. With `target="_blank"` it says so. */
export function Link({ alone, ink, className, children, ...rest }: LinkProps) {
  const classes = classNames('link', alone && 'link-alone', ink && 'link-ink', className)
  return (
    <Anchor {...rest} className={classes}>
      {children}
      {rest.target === '_blank' && <NewWindow />}
    </Anchor>
  )
}

function NewWindow() {
  return <span>{useUiWords().newWindow}</span>
}
