import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor, type AnchorProps, NewWindow } from '../link.tsx'

/** One primary button a page; danger for what cannot be undone; quiet for side issues. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind
  /** As wide as its container. */
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button at least 44 px high (60 in elder mode). Submits unless `type` says otherwise, as in HTML. */
export function Button({ kind = 'secondary', wide, className, ...rest }: ButtonProps) {
  return <button {...rest} className={buttonClass(kind, wide, className)} />
}

export type ButtonLinkProps = AnchorProps & { kind?: ButtonKind; wide?: boolean }

/**
 * A link that looks like a button: for navigation, never for an action. With `target="_blank"` it says so, as
 * every link does.
 */
export function ButtonLink({ kind = 'secondary', wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass(kind, wide, className)}>
      {children}
      {rest.target === '_blank' && <NewWindow />}
    </Anchor>
  )
}

/**
 * The effect of Enter in a field, placed before every other button of a form: otherwise the browser presses
 * the first button, which may be one that removes a file. Invisible and unreachable.
 */
export function DefaultSubmit(props: Pick<ButtonProps, 'name' | 'value'>) {
  return <button {...props} type="submit" className="default-submit" />
}

export type ButtonRowProps = { children: ReactNode }

/** Buttons side by side; stacked on narrow screens. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className="button-row">{children}</div>
}

function buttonClass(kind: ButtonKind, wide?: boolean, className?: string): string {
  return classNames('button', kind !== 'secondary' && `button-${kind}`, wide && 'button-wide', className)
}
