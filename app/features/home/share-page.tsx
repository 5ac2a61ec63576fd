import { useState } from 'react'
import * as m from '#messages'
import { pageCodePath } from '../../../shared/lib/shareable-page.ts'
import { isInWechat } from '../../../shared/lib/wechat-browser.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { useHasScript } from '../../ui/controls/use-has-script.ts'
import { Details } from '../../ui/details.tsx'

export type SharePageProps = {
  /** The portal's origin; empty if it could not be loaded. */
  origin: string
  /** With the language prefix, without query. */
  pathname: string
}

/** Sharing a page of content: its QR code and address, and with script a copy or the system's own sheet. */
export function SharePage({ origin, pathname }: SharePageProps) {
  const address = origin + pathname
  return (
    <section className="page share no-print" aria-label={m.share_part()}>
      <Details title={m.share_title()} lined>
        <div className="stack">
          <p>{m.share_text()}</p>
          <img className="share-code" src={pageCodePath(pathname)} alt={m.share_code()} loading="lazy" />
          <p className="text-sm text-ink-2">{address}</p>
          <ShareButtons address={address} />
        </div>
      </Details>
    </section>
  )
}

function ShareButtons({ address }: { address: string }) {
  const hasScript = useHasScript()
  const [isFailed, setIsFailed] = useState(false)
  if (!hasScript) return null
  const share = async () => setIsFailed(!(await tryShare(address)))
  return (
    <>
      {isInWechat(navigator.userAgent) && <p>{m.share_in_wechat()}</p>}
      <div className="button-row">
        <CopyButton
          text={address}
          label={m.share_copy()}
          copiedText={m.share_copied()}
          failedText={m.share_copy_failed()}
        />
        {'share' in navigator && (
          <Button type="button" kind="quiet" onClick={share}>
            {m.share_system()}
          </Button>
        )}
      </div>
      <p role="status">{isFailed && m.share_failed()}</p>
    </>
  )
}

/** Opens the system's sheet; true also where the reader closes it again. */
async function tryShare(url: string): Promise<boolean> {
  try {
    await navigator.share({ title: document.title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
