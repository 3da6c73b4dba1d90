import { Button, ButtonLink, IconButton, TextLink } from '@sightline/ui/button'
import { Checkbox, RadioGroup, Switch } from '@sightline/ui/choice'
import { CodeInput } from '@sightline/ui/code-input'
import { Combobox } from '@sightline/ui/combobox'
import { Field, TextArea } from '@sightline/ui/field'
import { FileDrop } from '@sightline/ui/file-drop'
import { Select } from '@sightline/ui/select'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from 'react-router'
import { ComponentGroup } from './component-group.tsx'

const OPTIONS = [
  { value: 'coding', label: 'Coding', hint: 'Two questions, an editor, tests' },
  { value: 'behavioral', label: 'Behavioral', hint: 'Your own stories' },
  { value: 'design', label: 'System design', hint: 'Not available yet', isDisabled: true },
]

function Buttons() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">Start</Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Disabled</Button>
        <Button icon={<Plus size={16} aria-hidden />}>New interview</Button>
        <IconButton label="Download" icon={<Download size={20} aria-hidden />} />
        <ButtonLink as={Link} to="/" variant="primary">
          Button link
        </ButtonLink>
        <TextLink as={Link} to="/">
          Text link
        </TextLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" isBusy={isBusy} busyLabel="Logging In...">
          Log In
        </Button>
        <Button isBusy={isBusy}>Save Changes</Button>
        <Button isBusy={isBusy} icon={<Download size={16} aria-hidden />} busyLabel="Preparing...">
          Download
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsBusy(!isBusy)}>
          Toggle busy
        </Button>
        <Button size="large" variant="primary">
          Large
        </Button>
      </div>
    </>
  )
}

export function Forms() {
  return (
    <ComponentGroup title="Buttons and forms">
      <Buttons />
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <Field label="Full Name" placeholder="Asha Rao" hint="As you want to be addressed." />
        <Field label="Email" type="email" defaultValue="asha@" error="Invalid email address." />
        <Field label="Password" type="password" defaultValue="correct horse" />
        <Field label="Email Address" readOnly defaultValue="asha@example.com" />
        <CodeInput label="Code" hint="Six digits, from the mail." />
        <CodeInput label="Wrong code" error="Invalid or expired OTP. Please try again." />
        <TextArea label="Job description" hint="Optional." />
        <Select
          label="Language"
          options={[
            { value: 'js', label: 'JavaScript' },
            { value: 'py', label: 'Python' },
          ]}
        />
        <RadioGroup label="Round" name="round" options={OPTIONS} defaultValue="coding" />
        <div className="flex flex-col gap-4">
          <Checkbox label="I may work in this country" hint="Without a visa." defaultChecked />
          <Checkbox label="Unavailable" disabled />
          <Switch label="Read questions aloud" defaultChecked />
          <Switch label="Show p50 and p95" />
          <Companies />
          <FileDrop label="Resume" hint="PDF or DOCX, at most 5 MiB." accept=".pdf,.docx" />
        </div>
      </div>
    </ComponentGroup>
  )
}

function Companies() {
  const [chosen, setChosen] = useState(['acme', 'Typed'])
  return (
    <Combobox
      label="Companies"
      hint="Choose some, or type a name and press Enter."
      options={[
        { value: 'acme', label: 'Acme' },
        { value: 'northwind', label: 'Northwind' },
      ]}
      chosen={chosen}
      onChange={setChosen}
      maxCount={5}
      maxLength={100}
    />
  )
}
