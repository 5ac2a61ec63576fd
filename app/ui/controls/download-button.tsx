import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useHasScript } from './use-has-script.ts'

export type DownloadButtonProps = {
  /** What the file holds. */
  text: string
  fileName: string
  children: ReactNode
}

/** Saves a text that stands on the page as a file; only there with script, since the text goes to no server for it. */
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
