import { NewWindow } from '../link.tsx'
import { Button, type ButtonProps } from './button.tsx'

export type PostButtonProps = Omit<ButtonProps, 'name' | 'value'> & {
  /** An address of this portal that no link may lead to, since it does something. */
  action: string
  /** What is sent along, by name. */
  values?: Record<string, string>
  target?: '_blank'
}

/**
 * A button with a form of its own, which the browser sends and no script: for what a link would do if it did not change
 * anything, such as going to a partner with a token, or taking a package that is there once. Like a link it says so where
 * a new window opens.
 */
export function PostButton({ action, values = {}, target, children, ...rest }: PostButtonProps) {
  return (
    // Not `noreferrer`: it would hide where the form comes from, which the server wants to see.
    <form method="post" action={action} target={target} rel={target && 'noopener'}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...rest}>
        {children}
        {target && <NewWindow />}
      </Button>
    </form>
  )
}
