import type { Command } from './command.ts'
import { addSupplierCheck } from './supplier-check.ts'
import { addSupplierTry } from './supplier-try.ts'

/** What the author of an adapter file needs. */
export function addSupplierCommands(program: Command): void {
  const supplier = program.add('supplier', 'adapter files, which describe suppliers')
  addSupplierCheck(supplier)
  addSupplierTry(supplier)
}
