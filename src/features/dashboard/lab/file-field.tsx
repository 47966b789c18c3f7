import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import controls from '@/components/control.module.css'
import type { ChosenFile } from './chosen-files'
import classes from './lab.module.css'
import { acceptedFiles, fileSize } from './result-file'

interface FileFieldProps {
  chosen: ChosenFile
  onChoose: (file: File | null) => void
}

/** Takes one result file, shows it, and says why it can't take another. */
export function FileField({ chosen, onChoose }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const refused = chosen.state === 'refused'
  const file = chosen.state === 'chosen' ? chosen.file : null
  useEffect(() => {
    if (!file || !input.current || input.current.value !== '') return
    // Chosen before this was last shown: without it, the input says that none is.
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.current.files = transfer.files
  }, [file])

  const remove = () => {
    onChoose(null)
    if (!input.current) return
    // So that the same file can be chosen again.
    input.current.value = ''
    input.current.focus()
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        Result File
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className={`${controls.control} ${classes.fileInput}`}
        accept={acceptedFiles}
        aria-describedby={`${id}-hint`}
        aria-invalid={refused}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
      />
      <div className={classes.said}>
        <p id={`${id}-hint`} className={refused ? classes.wrong : classes.hint} role="status">
          {refused ? chosen.message : 'PDF, JPG, JPEG or PNG, up to 10 MB'}
        </p>
        {refused && <Remove name={chosen.name} onRemove={remove} />}
      </div>
      {file && <Preview file={file} onRemove={remove} />}
    </div>
  )
}

const Remove = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <Button variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
    Remove
  </Button>
)

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const address = useObjectAddress(file)
  const isImage = file.type.startsWith('image/')
  return (
    <figure className={classes.preview}>
      {isImage && address && <img src={address} alt={`Preview of ${file.name}`} />}
      <figcaption>
        <span className={classes.fileName}>{file.name}</span>
        <span className={classes.hint}>{fileSize(file.size)}</span>
        {!isImage && address && (
          <a href={address} target="_blank" rel="noreferrer">
            Open preview in a new tab
          </a>
        )}
        <Remove name={file.name} onRemove={onRemove} />
      </figcaption>
    </figure>
  )
}

/** An address of the file's content, for as long as it is shown. */
function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
