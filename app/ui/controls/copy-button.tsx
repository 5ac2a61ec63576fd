import { useEffect, useState } from 'react'
import { Button, type ButtonKind } from './button.tsx'

export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  label: string
  copiedText: string
  failedText: string
  kind?: ButtonKind
}

/** Copies a text and says for 1500 ms whether it worked. Without script, readers need it on the page. */
export function CopyButton({ text, label, copiedText, failedText, kind }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(null), 1500)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async () => setResult((await tryCopy(text)) ? 'copied' : 'failed')
  const said = result && (result === 'copied' ? copiedText : failedText)
  return (
    <span className="contents">
      <Button type="button" kind={kind} onClick={copy}>
        {said ?? label}
      </Button>
      <span className="hidden-visually" role="status">
        {said}
      </span>
    </span>
  )
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    // Missing on plain http and refused in some in-app browsers: then the reader copies by hand.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
