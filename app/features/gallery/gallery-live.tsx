import { useState } from 'react'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Details } from '../../ui/details.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** What opens, and what counts down. */
export function GalleryLive({ t }: GallerySectionProps) {
  const countText = (left: number) =>
    left > 0
      ? t(`${left} 秒后可以重新发送`, `Send again in ${left} seconds`)
      : t('可以重新发送', 'You can send again')
  return (
    <div className="stack stack-lg">
      <Opening t={t} />
      <Specimen title={t('倒数：进行中、已结束', 'Counting down: under way, over')} names="Countdown">
        <p>
          <Countdown seconds={60} text={countText} />
        </p>
        <p>
          <Countdown seconds={0} text={countText} />
        </p>
      </Specimen>
      <Specimen title={t('展开再看', 'More, for those who want it')} names="Details">
        <Details title={t('为什么要核验机构？', 'Why are organisations verified?')}>
          <p>{t('捐赠的工具只给登记过的机构使用。', 'Donated tools are for registered organisations.')}</p>
        </Details>
        <div>
          <Details lined open name="gallery-details" title={t('谁可以申请？', 'Who may apply?')}>
            <p>{t('在民政部门登记并通过认证的机构。', 'Registered and verified organisations.')}</p>
          </Details>
          <Details lined name="gallery-details" title={t('要准备什么？', 'What do I need?')}>
            <p>{t('登记证书的照片或扫描件。', 'A photo or scan of the certificate.')}</p>
          </Details>
        </div>
      </Specimen>
    </div>
  )
}

function Opening({ t }: { t: GalleryText }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Specimen title={t('对话框', 'A dialog')} names="Dialog">
      <ButtonRow>
        <Button type="button" onClick={() => setIsOpen(true)}>
          {t('打开对话框', 'Open the dialog')}
        </Button>
      </ButtonRow>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('撤回这份申请？', 'Withdraw this application?')}
        closeText={t('关闭', 'Close')}
      >
        <p>
          {t(
            '撤回后，预留的额度会退回，可以重新申请。',
            'The reserved quota is given back; you may apply again.',
          )}
        </p>
        <ButtonRow>
          <Button type="button" kind="danger" onClick={() => setIsOpen(false)}>
            {t('撤回申请', 'Withdraw')}
          </Button>
          <Button type="button" onClick={() => setIsOpen(false)}>
            {t('先不撤回', 'Keep it')}
          </Button>
        </ButtonRow>
      </Dialog>
    </Specimen>
  )
}
