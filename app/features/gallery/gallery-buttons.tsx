import { Button, type ButtonKind, ButtonLink, ButtonRow, DefaultSubmit } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { DownloadButton } from '../../ui/controls/download-button.tsx'
import { PostButton } from '../../ui/controls/post-button.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

const kindsOf = (t: GalleryText): { kind: ButtonKind; text: string }[] => [
  { kind: 'primary', text: t('保存并继续', 'Save and continue') },
  { kind: 'secondary', text: t('存为草稿', 'Save as draft') },
  { kind: 'quiet', text: t('以后再说', 'Later') },
  { kind: 'danger', text: t('撤回申请', 'Withdraw') },
]

/** Buttons and links of every kind and in every state. */
export function GalleryButtons({ t, to }: GallerySectionProps) {
  const kinds = kindsOf(t)
  return (
    <div className="stack stack-lg">
      <Specimen title={t('按钮', 'Buttons')} names="Button, ButtonRow">
        <ButtonRow>
          {kinds.map(({ kind, text }) => (
            <Button key={kind} type="button" kind={kind}>
              {text}
            </Button>
          ))}
        </ButtonRow>
        <ButtonRow>
          {kinds.map(({ kind, text }) => (
            <Button key={kind} type="button" kind={kind} disabled>
              {t(`${text}（停用）`, `${text} (disabled)`)}
            </Button>
          ))}
        </ButtonRow>
        <Button type="button" wide>
          {t('与所在的栏一样宽', 'As wide as its column')}
        </Button>
      </Specimen>
      <Specimen title={t('样子像按钮的链接', 'Links that look like buttons')} names="ButtonLink">
        <ButtonRow>
          {kinds.map(({ kind, text }) => (
            <ButtonLink key={kind} href={to('/tools')} kind={kind}>
              {text}
            </ButtonLink>
          ))}
          <ButtonLink href={to('/privacy')} target="_blank">
            {t('看隐私说明', 'Read the privacy notice')}
          </ButtonLink>
        </ButtonRow>
      </Specimen>
      <Specimen
        title={t('自己就是一张表单的按钮', 'Buttons that are a form of their own')}
        names="PostButton"
      >
        <ButtonRow>
          <PostButton action={to('/privacy')}>{t('下载数据包', 'Download the package')}</PostButton>
          <PostButton action={to('/privacy')} target="_blank">
            {t('去合作平台', 'Go to the partner')}
          </PostButton>
        </ButtonRow>
      </Specimen>
      <Specimen
        title={t('复制、保存、打印', 'Copying, saving, printing')}
        names="CopyButton, DownloadButton, PrintButton"
      >
        <ButtonRow>
          <CopyButton
            text="SQ-2026-7K3M9"
            label={t('复制编号', 'Copy the reference')}
            copiedText={t('已复制', 'Copied')}
            failedText={t('没有复制成功', 'Not copied')}
          />
          <DownloadButton text="SQ-2026-7K3M9" fileName="reference.txt">
            {t('保存为文件', 'Save as a file')}
          </DownloadButton>
          <PrintButton>{t('打印这一页', 'Print this page')}</PrintButton>
        </ButtonRow>
      </Specimen>
      <Specimen
        title={t('在栏里按回车：保存，而不是移除', 'Enter in the field saves and does not remove')}
        names="DefaultSubmit"
      >
        <form className="stack">
          <DefaultSubmit name="intent" value="save" />
          <ButtonRow>
            <Button kind="quiet" name="intent" value="remove">
              {t('移除文件', 'Remove the file')}
            </Button>
          </ButtonRow>
          <TextField name="note" label={t('备注', 'Note')} optional width={20} />
          <ButtonRow>
            <Button name="intent" value="save">
              {t('保存备注', 'Save the note')}
            </Button>
          </ButtonRow>
        </form>
      </Specimen>
    </div>
  )
}
