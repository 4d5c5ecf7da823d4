import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import Anchor from '@site/src/components/Anchor';
import BelowFirstScreen from '@site/src/components/BelowFirstScreen';
import OnServer from '@site/src/components/OnServer';
import Precedence from '@site/src/components/Precedence';
import RowLink from '@site/src/components/RowLink';
import TableBox from '@site/src/components/TableBox';
import Term from '@site/src/components/Term';
import TermLink from '@site/src/components/TermLink';
import VerifiedWith from '@site/src/components/VerifiedWith';
import WholeProgram from '@site/src/components/WholeProgram';

/** What a page may use without importing it: the theme's own parts and the site's. */
export default {
  ...MDXComponents,
  Anchor,
  BelowFirstScreen,
  CodeBlock,
  OnServer,
  Precedence,
  RowLink,
  TabItem,
  Tabs,
  Term,
  TermLink,
  VerifiedWith,
  WholeProgram,
  table: TableBox,
};
