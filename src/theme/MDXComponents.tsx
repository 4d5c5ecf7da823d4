import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import TableBox from '@site/src/components/TableBox';

/** What a page may use without importing it: the theme's own parts, code blocks, tabs, and tables that scroll in a box. */
export default {...MDXComponents, CodeBlock, Tabs, TabItem, table: TableBox};
