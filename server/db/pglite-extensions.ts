import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The extensions that the migrations ask for: to PGlite they come as files of their own. */
export const pgliteExtensions = { btree_gist, pg_trgm }
