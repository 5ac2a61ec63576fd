import { useState } from 'react'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Details } from '../../ui/details.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField, FileItem, FileList } from '../../ui/file-field.tsx'
import { Meter } from '../../ui/meter.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { GallerySectionProps } from './gallery-text.ts'

/** What opens, counts, copies or fills up. */
export function GalleryLive({ t }: GallerySectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="stack stack-lg">
      <ButtonRow>
        <Button type="button" onClick={() => setIsOpen(true)}>
          {t('打开对话框', 'Open the dialog')}
        </Button>
        <CopyButton
          text="SQ-2026-7K3M9"
          label={t('复制编号', 'Copy the reference')}
          copiedText={t('已复制', 'Copied')}
          failedText={t('没有复制成功', 'Not copied')}
        />
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
      <p>
        <Countdown
          seconds={60}
          text={(left) =>
            left > 0
              ? t(`${left} 秒后可以重新发送`, `Send again in ${left} seconds`)
              : t('可以重新发送', 'You can send again')
          }
        />
      </p>
      <div>
        <Details lined title={t('谁可以申请？', 'Who may apply?')}>
          <p>{t('在民政部门登记并通过认证的机构。', 'Registered and verified organisations.')}</p>
        </Details>
        <Details lined title={t('要准备什么？', 'What do I need?')}>
          <p>{t('登记证书的照片或扫描件。', 'A photo or scan of the certificate.')}</p>
        </Details>
      </div>
      <GalleryFiles t={t} />
    </div>
  )
}

function GalleryFiles({ t }: GallerySectionProps) {
  return (
    <FileField
      name="certificate"
      multiple
      accept=".pdf,.jpg,.png"
      label={t('登记证书', 'Certificate of registration')}
      hint={t('PDF、JPG 或 PNG，每个不超过 10 MB', 'PDF, JPG or PNG, up to 10 MB each')}
      dropText={t('也可以把文件拖到这里', 'You can also drop files here')}
    >
      <FileList label={t('已选文件', 'Chosen files')}>
        <FileItem
          name={t('登记证书-正本.pdf', 'certificate.pdf')}
          state={<StatusTag tone="green">{t('已上传', 'Uploaded')}</StatusTag>}
        />
        <FileItem
          name={t('法定代表人身份证明扫描件.jpg', 'representative.jpg')}
          state={<StatusTag tone="azure">{t('正在上传', 'Uploading')}</StatusTag>}
          progress={{
            share: 0.62,
            label: t('进度', 'Progress'),
            text: t('62%，约 8 秒', '62 %, about 8 seconds'),
          }}
        />
        <FileItem
          name="scan.heic"
          state={<StatusTag tone="red">{t('没有上传', 'Not uploaded')}</StatusTag>}
          error={t('请换成 PDF、JPG 或 PNG', 'Choose a PDF, JPG or PNG')}
          actions={
            <Button type="button" kind="quiet">
              {t('换一个文件', 'Choose another file')}
            </Button>
          }
        />
      </FileList>
    </FileField>
  )
}

/** Quotas and histories. */
export function GalleryRecords({ t }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Meter
        label={t('本年额度', 'This year')}
        text={t('已用 3 个，共 10 个', '3 of 10 used')}
        value={3}
        max={10}
      />
      <Meter
        tone="amber"
        label={t('本期库存', 'This period')}
        text={t('还剩 4 份，共 50 份', '4 of 50 left')}
        value={46}
        max={50}
      />
      <Timeline
        label={t('处理经过', 'What has happened')}
        items={[
          {
            key: '3',
            title: t('请补充登记证书', 'Certificate requested'),
            who: t('审核员', 'Reviewer'),
            at: '2026-11-11T10:20:00+08:00',
            timeText: t('11 月 11 日 10:20', '11 Nov, 10:20'),
            text: t('照片里看不清有效期，请重新上传。', 'The date of validity cannot be read.'),
          },
          {
            key: '2',
            title: t('资格核验通过', 'Eligible'),
            who: t('系统', 'System'),
            at: '2026-11-05T09:00:00+08:00',
            timeText: t('11 月 5 日 09:00', '5 Nov, 09:00'),
          },
          {
            key: '1',
            title: t('提交申请', 'Sent'),
            who: t('李敏', 'Li Min'),
            at: '2026-11-03T14:20:00+08:00',
            timeText: t('11 月 3 日 14:20', '3 Nov, 14:20'),
          },
        ]}
      />
    </div>
  )
}
