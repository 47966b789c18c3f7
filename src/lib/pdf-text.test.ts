import { describe, expect, it } from 'vitest'
import { pdfText } from './pdf-text'

describe('pdfText', () => {
  it('keeps what the standard fonts hold', () => {
    const text = 'Zoë Müller – 4.2 × 10³/µL, “fasting”, 5 €'
    expect(pdfText(text)).toEqual({ text, complete: true })
  })

  it('leaves out accents that they lack', () => {
    expect(pdfText('Tomáš Novotný, Łukasz, Ayşe')).toEqual({
      text: 'Tomáš Novotný, Lukasz, Ayse',
      complete: true,
    })
  })

  it('spells signs, and never lets an exponent become a digit', () => {
    expect(pdfText('≥ 5 × 10⁹/L, β −1 μg').text).toBe('>= 5 × 10^9/L, beta -1 µg')
  })

  it('never leaves out a stroke that turns a sign into its opposite', () => {
    for (const sign of ['≠', '≮', '≯', '≰', '⇏'])
      expect(pdfText(`INR ${sign} 2`)).toEqual({ text: 'INR ? 2', complete: false })
  })

  it('says when something cannot be written', () => {
    expect(pdfText('പ്രിയ')).toMatchObject({ complete: false })
    expect(pdfText('李 Wei?')).toEqual({ text: '? Wei?', complete: false })
    expect(pdfText('really?')).toEqual({ text: 'really?', complete: true })
  })
})
