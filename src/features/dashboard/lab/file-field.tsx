import { useEffect, useId, useRef, useState } from 'react'
import controls from '@/components/control.module.css'
import { PlainButton } from '@/components/plain-button'
import classes from './lab.module.css'
import { acceptedFiles, fileSize, readResultFile } from './result-file'

interface FileFieldProps {
  file: File | null
  onChange: (file: File | null) => void
}

/** Takes one result file, shows it, and says why it can't take another. */
export function FileField({ file, onChange }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  /** The newest choice: an older one that is read slower must not win. */
  const newest = useRef<File | null>(null)

  const choose = async (chosen: File | null) => {
    newest.current = chosen
    const read = chosen ? await readResultFile(chosen) : null
    if (newest.current !== chosen) return
    setError(typeof read === 'string' ? read : null)
    onChange(typeof read === 'string' ? null : read)
  }

  useEffect(() => {
    // Sent or removed: the input must be empty, so that the same file can be chosen again.
    if (!file && input.current) input.current.value = ''
  }, [file])

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
        aria-invalid={error !== null}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className={error === null ? classes.hint : classes.wrong} role="status">
        {error ?? 'PDF, JPG, JPEG or PNG, up to 10 MB'}
      </p>
      {file && (
        <Preview
          file={file}
          onRemove={() => {
            onChange(null)
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}

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
        <PlainButton look="default" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </PlainButton>
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
