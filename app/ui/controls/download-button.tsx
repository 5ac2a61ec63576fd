import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useHasScript } from './use-has-script.ts'

export type DownloadButtonProps = {
  /** The content of the file. */
  text: string
  fileName: string
  children: ReactNode
}

/** Saves a text of the page as a file; only shown with script, because the text is not sent to a server. */
export function DownloadButton({ text, fileName, children }: DownloadButtonProps) {
  const hasScript = useHasScript()
  if (!hasScript) return null
  const save = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button type="button" kind="quiet" onClick={save}>
      {children}
    </Button>
  )
}
